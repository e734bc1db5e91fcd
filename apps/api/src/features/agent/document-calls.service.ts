import { z } from "zod";
import type { ToolCall } from "../../platform/models/models.ts";
import type { Library, ProgressReport } from "../citations/answer.rules.ts";
import type { ContextWindow } from "./context-window.service.ts";
import { formatFiles } from "./prompts.rules.ts";
import { parseArguments, toolText } from "./tool-arguments.rules.ts";
import { listOffer, readOffer } from "./tool-offers.rules.ts";

const filesListed = 40;
const passagesRead = 6;

const listArguments = z.object({ name: toolText.optional() });
const readArguments = z.object({
  document: toolText.pipe(z.string().min(1)),
  from: z.coerce.number().int().min(1).max(10_000).default(1),
});

type File = Awaited<ReturnType<Library["list"]>>[number];

/** The calls with which a model lists and reads documents of the scope. */
export type DocumentCalls = {
  /** Answers a call of one of these tools; undefined for another tool. */
  answer(call: ToolCall): Promise<string | undefined>;
  /** The file names that the model was shown. */
  listed(): readonly string[];
};

export function openDocumentCalls(
  library: Library | null,
  at: {
    fence: string;
    folders: ReadonlyMap<string, string>;
    report: ProgressReport;
    show: ContextWindow["show"];
  },
): DocumentCalls {
  const listed: string[] = [];

  function formatList(files: readonly File[]): string {
    const some = files.slice(0, filesListed);
    listed.push(...some.map(({ name }) => name));
    const lines = some.map((file) => describeFile(file, at.folders));
    const more = "\nThere are more: pass a part of the name of those that you need.";
    return formatFiles(at.fence, lines) + (files.length > some.length ? more : "");
  }

  async function list(own: Library, call: ToolCall): Promise<string> {
    const named = await own.list(parseArguments(listArguments, call.arguments)?.name);
    if (named.length === 0) return "There is no such document.";
    return formatList(named);
  }

  async function read(own: Library, call: ToolCall): Promise<string> {
    const asked = parseArguments(readArguments, call.arguments);
    if (!asked) return 'The arguments cannot be read. Pass {"document": "name.pdf", "from": 1}.';
    const { document, from } = asked;
    const named = await own.list(document);
    const exact = named.find(({ name }) => name.length === document.length);
    const file = exact ?? named[0];
    if (!file) return `There is no document of that name. Call ${listOffer.name} for the names.`;
    if (!exact && named.length > 1) return `Name one of these.\n${formatList(named)}`;
    const passages = await at.report.step({ kind: "read", query: file.name }, () =>
      own.read(file.documentId, passagesRead, from - 1),
    );
    if (passages.length === 0) return `It has ${file.chunks} passages.`;
    at.report.evidence(passages);
    const to = from - 1 + passages.length;
    return `Passages ${from} to ${to} of ${file.chunks}.\n${at.show(passages).text}`;
  }

  return {
    listed: () => listed,
    async answer(call) {
      if (!library) return undefined;
      if (call.name === listOffer.name) return await list(library, call);
      if (call.name === readOffer.name) return await read(library, call);
      return undefined;
    },
  };
}

function describeFile(
  { name, folderId = "", addedAt, chunks }: File,
  folders: ReadonlyMap<string, string>,
): string {
  const folder = folders.get(folderId);
  const facts = [
    ...(folder === undefined ? [] : [`folder ${folder}`]),
    ...(addedAt ? [`added ${addedAt.toISOString().slice(0, 10)}`] : []),
    `${chunks} passages`,
  ];
  return `${name} (${facts.join(", ")})`;
}
