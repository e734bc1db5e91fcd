import type { IfExists } from "@footnote/contracts/documents";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { retryUnreachable } from "../../../shared/http/retry-unreachable.ts";
import { ensureFolder, refreshFolders } from "../api.ts";
import { t } from "./messages.ts";
import { createFailure, createSuccess } from "./notice.ts";
import type { Decisions, UploadPorts } from "./run-upload.ts";
import { compareWithFolder, decide, type Decision, type SameNamed } from "./same-named.ts";
import type { SendPorts } from "./send-upload.ts";
import { sendUpload } from "./send-upload.ts";
import {
  findContinued,
  forgetUnfinished,
  getFingerprint,
  storeUnfinished,
  toUnfinished,
} from "./unfinished-uploads.ts";
import { type FileStep, rootKey } from "./upload-plan.ts";

const pauseMs = 500;

/**
 * A file that was refused, for another try; of one from before a reload the browser no longer has the bytes. `ifExists` is null
 * when nothing was decided.
 */
type RefusedFile = { step: FileStep; folderId: string; ifExists: IfExists | null };

/** What the uploader keeps besides the state on the screen, by the temporary ids of uploads. */
export type Kept = {
  aborts: Map<string, AbortController>;
  refused: Map<string, RefusedFile>;
  /** Under which files are stored across reloads. */
  fingerprints: Map<string, string>;
};

export const newKept = (): Kept => ({
  aborts: new Map(),
  refused: new Map(),
  fingerprints: new Map(),
});

type LatestPorts = () => SendPorts;

/** The functions that running an upload needs, with what is kept of it. */
export function createUploadPorts(latest: LatestPorts, kept: Kept): UploadPorts {
  const { aborts, refused, fingerprints } = kept;
  return {
    decide: createDecide(latest, kept),
    ensureFolder: async (name, parentId) => makeFolder(latest(), name, parentId),
    sendFile: async (step, folderId, ifExists) => {
      const signal = aborts.get(step.tempId)?.signal;
      fingerprints.set(step.tempId, getFingerprint(step.file, folderId));
      const accepted = await sendUpload(latest(), step, { folderId, ifExists, signal });
      aborts.delete(step.tempId);
      if (!accepted && !signal?.aborted) refused.set(step.tempId, { step, folderId, ifExists });
    },
    skipFile: ({ tempId }) => {
      aborts.delete(tempId);
      const fingerprint = fingerprints.get(tempId);
      if (fingerprint !== undefined) forgetUnfinished([fingerprint]);
      latest().dispatch({ type: "removed", tempId });
    },
    isCancelled: ({ tempId }) => aborts.get(tempId)?.signal.aborted ?? true,
    pause,
  };
}

/** Asks once for all folders of an upload: about changed files, or about unchanged ones alone. */
function createDecide(latest: LatestPorts, kept: Kept): UploadPorts["decide"] {
  const answers = new Map<"changed" | "unchanged", Decision>();
  const askOnce = async (found: SameNamed): Promise<Decision> => {
    const about = found.changed.length > 0 ? "changed" : "unchanged";
    const answer = answers.get(about) ?? (await latest().ask(found));
    answers.set(about, answer);
    return answer;
  };
  return async (steps, folderId): Promise<Decisions> => {
    const continued = new Map<string, Decision>();
    for (const { tempId, file } of steps) {
      const ifExists = findContinued(file, folderId);
      if (ifExists) continued.set(tempId, ifExists);
    }
    const fresh = steps.filter(({ tempId }) => !continued.has(tempId));
    try {
      const found = await compareWhenReachable(fresh, folderId, latest());
      return new Map([...continued, ...(await decideAbout(found, askOnce, latest()))]);
    } catch (error) {
      const reason = t.compareFailed(getErrorMessage(error));
      for (const step of fresh) refuse({ step, folderId, ifExists: null }, reason, latest(), kept);
      return new Map([...continued, ...fresh.map(({ tempId }) => [tempId, "refused"] as const)]);
    }
  };
}

async function compareWhenReachable(
  steps: readonly FileStep[],
  folderId: string,
  { dispatch }: SendPorts,
): Promise<SameNamed> {
  let hasWaited = false;
  const found = await retryUnreachable(
    () => compareWithFolder(steps, folderId),
    () => {
      hasWaited = true;
      for (const { tempId } of steps) dispatch({ type: "disconnected", tempId });
    },
  );
  if (hasWaited) for (const { tempId } of steps) dispatch({ type: "requeued", tempId });
  return found;
}

/** Files of a folder that is uploaded again are skipped without a question where they are unchanged. */
async function decideAbout(
  found: SameNamed,
  ask: (about: SameNamed) => Promise<Decision>,
  { notify }: SendPorts,
): Promise<Map<string, Decision>> {
  const { changed, unchanged } = found;
  const [first] = [...changed, ...unchanged];
  if (!first) return new Map();
  if (first.parent === rootKey) return decide(found, await ask(found));
  if (unchanged.length > 0) notify(createSuccess(t.unchangedSkipped(unchanged.length)));
  const decided = decide({ changed: [], unchanged }, "skip");
  if (changed.length === 0) return decided;
  const about = { changed, unchanged: [] };
  return new Map([...decided, ...decide(about, await ask(about))]);
}

/** Keeps a file that was not sent in the tray, with the reason and Retry. */
function refuse(
  file: RefusedFile,
  reason: string,
  { dispatch }: SendPorts,
  { aborts, refused, fingerprints }: Kept,
): void {
  const { step, folderId } = file;
  const unfinished = toUnfinished(step.file, folderId);
  fingerprints.set(step.tempId, unfinished.fingerprint);
  storeUnfinished([{ ...unfinished, reason }]);
  aborts.delete(step.tempId);
  refused.set(step.tempId, file);
  dispatch({ type: "refused", tempId: step.tempId, reason });
}

function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, pauseMs);
  return promise;
}

/** Returns the id of the created or existing folder; null if that failed, of which the user is notified. */
export async function makeFolder(
  { queryClient, notify }: Pick<SendPorts, "queryClient" | "notify">,
  name: string,
  parentId: string | null,
): Promise<string | null> {
  try {
    const id = await retryUnreachable(
      () => ensureFolder({ name, parentId }),
      () => undefined,
    );
    await refreshFolders(queryClient);
    return id;
  } catch (error) {
    notify(createFailure(t.folderFailed(name, getErrorMessage(error))));
    return null;
  }
}
