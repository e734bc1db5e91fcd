import type { FailedDocument } from "@footnote/contracts/operator";
import {
  listFailedDocuments,
  retryFailedDocument,
} from "../../features/administration/failed-documents.service.ts";
import { identifyOrganization } from "../../features/administration/organizations.service.ts";
import { getQueueStates } from "../../features/administration/queues.service.ts";
import { nobody } from "../../features/audit/audit.service.ts";
import { checkIntegrity } from "../../features/documents/integrity.service.ts";
import { repairStorage } from "../../features/administration/repair.service.ts";
import { backfillTables } from "../../features/ingestion/table-backfill.service.ts";
import { halveVectorIndexes } from "../../features/retrieval/vectors/vector-index.repo.ts";
import { readVectorShares } from "../../features/retrieval/earlier-vectors.service.ts";
import type { App } from "../../platform/app.ts";
import { collect, type Command, Misuse, type Options, toTable } from "./command.ts";

export const documentCommands: Record<string, Command> = {
  "documents failed": {
    usage: "documents failed [--organization ID-OR-DOMAIN]",
    says: "lists documents that could not be processed, with the reason",
    options: ["organization"],
    words: 0,
    async run(app, { options }) {
      const all = await selectFailed(app, options);
      const rows = all.map(({ id, organization, name, failure: { code, can_retry: can } }) => {
        return [id, organization.name, name, code, can ? "yes" : "no"];
      });
      return { lines: toTable(["ID", "ORGANIZATION", "NAME", "REASON", "RETRY"], rows), json: all };
    },
  },
  "documents retry": {
    usage: "documents retry ID | --all [--organization ID-OR-DOMAIN]",
    says: "retries a failed document, or all that can be retried, in the workers",
    options: ["all", "organization"],
    words: -1,
    async run(app, { words, options }) {
      if ((words.length === 1) === (options["all"] === true)) {
        throw new Misuse("Name one document or use --all.");
      }
      const ids =
        options["all"] === true
          ? (await selectFailed(app, options)).filter((one) => one.failure.can_retry).map(idOf)
          : words;
      for (const id of ids) await retryFailedDocument(app, nobody, id);
      return { lines: [`${ids.length} documents will be retried.`], json: { retried: ids } };
    },
  },
  "documents tables": {
    usage: "documents tables",
    says: "extracts the tables of spreadsheets uploaded to earlier versions, so that answers can be computed from them",
    words: 0,
    async run(app) {
      const { read, failed } = await backfillTables(app, new AbortController().signal);
      const lines = [
        `The tables of ${read.length} documents were read.`,
        ...failed.map((id) => `${id} could not be read again; its passages stay as they are.`),
      ];
      return { lines, json: { read, failed }, exitCode: failed.length > 0 ? 1 : 0 };
    },
  },
  queues: {
    usage: "queues",
    says: "shows waiting jobs and the number of running workers",
    words: 0,
    async run(app) {
      const states = await getQueueStates(app);
      const rows = states.queues.map(({ name, counts, oldest_waiting_at: oldest }) => {
        const counted = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
        return [name, counted.join(", "), oldest];
      });
      const lines = [
        `${states.workers} workers running.`,
        ...states.unfinished_documents.map(({ stage, count }) => `${count} documents ${stage}.`),
        ...toTable(["QUEUE", "JOBS", "OLDEST WAITING SINCE"], rows),
      ];
      return { lines, json: states };
    },
  },
  vectors: {
    usage: "vectors",
    says: "shows the progress of a change of the embedding model; exit code 1 while documents have no vectors of the current one",
    words: 0,
    async run(app) {
      const present = app.models.embedding?.name ?? null;
      const shares = await readVectorShares(app);
      const rows = shares.map(({ model, documents, chunks }) => {
        const state = model === present ? "present" : model === null ? "none" : "earlier";
        return [model ?? "(no vectors)", state, documents, chunks];
      });
      const head = ["MODEL", "STATE", "DOCUMENTS", "PASSAGES"];
      const whole = present === null || shares.every(({ model }) => model === present);
      return { lines: toTable(head, rows), json: { present, shares }, exitCode: whole ? 0 : 1 };
    },
  },
  "vectors halve": {
    usage: "vectors halve",
    says: "rebuilds the vector indexes of earlier versions in half precision without downtime: half the size, and faster where they did not fit into memory. About two minutes for 100,000 passages",
    words: 0,
    async run(app) {
      const models = await halveVectorIndexes(app.db, (model) =>
        app.log.info({ model }, "vector index is being built"),
      );
      const lines = models.map((model) => `The vectors of ${model} are indexed in half precision.`);
      return { lines: lines.length > 0 ? lines : ["Nothing to do."], json: { models } };
    },
  },
  integrity: {
    usage: "integrity [--repair]",
    says: "compares stored files with the database; exit code 1 if something differs. --repair also deletes blobs that no document uses",
    options: ["repair"],
    words: 0,
    async run(app, { options }) {
      const deleted = options["repair"] === true ? await repairStorage(app, nobody) : undefined;
      const findings = await checkIntegrity(app);
      const lines = [
        ...(deleted ? [`Deleted ${deleted.length} blobs that no document uses.`] : []),
        ...findings.map(({ question, ids }) => `${String(ids.length).padStart(6)}  ${question}`),
        ...findings.flatMap(({ question, ids }) => ids.map((id) => `${question}: ${id}`)),
      ];
      const sound = findings.every(({ ids }) => ids.length === 0);
      return { lines, json: { deleted: deleted ?? [], findings }, exitCode: sound ? 0 : 1 };
    },
  },
};

const idOf = ({ id }: FailedDocument) => id;

async function selectFailed(app: App, options: Options): Promise<FailedDocument[]> {
  const named = options["organization"];
  const organizationId =
    typeof named === "string" ? await identifyOrganization(app, named) : undefined;
  return collect(async (cursor) => {
    const page = await listFailedDocuments(app, { organizationId, limit: 200, cursor });
    return { items: page.documents, next: page.next_cursor };
  });
}
