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
    says: "documents that could not be made searchable, and why",
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
    says: "tries a failed document again, or all for which it makes sense; workers do it",
    options: ["all", "organization"],
    words: -1,
    async run(app, { words, options }) {
      if ((words.length === 1) === (options["all"] === true)) {
        throw new Misuse("Name one document, or say --all.");
      }
      const ids =
        options["all"] === true
          ? (await selectFailed(app, options)).filter((one) => one.failure.can_retry).map(idOf)
          : words;
      for (const id of ids) await retryFailedDocument(app, nobody, id);
      return { lines: [`${ids.length} documents are tried again.`], json: { retried: ids } };
    },
  },
  "documents tables": {
    usage: "documents tables",
    says: "reads the tables of spreadsheets from before tables were kept, so that questions can be computed from them",
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
    says: "what waits to be done, and how many workers live",
    words: 0,
    async run(app) {
      const states = await getQueueStates(app);
      const rows = states.queues.map(({ name, counts, oldest_waiting_at: oldest }) => {
        const counted = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
        return [name, counted.join(", "), oldest];
      });
      const lines = [
        `${states.workers} workers live.`,
        ...states.unfinished_documents.map(({ stage, count }) => `${count} documents ${stage}.`),
        ...toTable(["QUEUE", "JOBS", "OLDEST WAITING SINCE"], rows),
      ];
      return { lines, json: states };
    },
  },
  vectors: {
    usage: "vectors",
    says: "how far a change of the embedding model has come; exit code 1 while documents are not searched by the present one",
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
    says: "builds the indexes of vectors from earlier versions again in half precision, beside their use: half the size, and quicker where they did not fit into memory. About two minutes for 100,000 passages",
    words: 0,
    async run(app) {
      const models = await halveVectorIndexes(app.db, (model) =>
        app.log.info({ model }, "vector index is being built"),
      );
      const lines = models.map((model) => `The vectors of ${model} are indexed in half precision.`);
      return { lines: lines.length > 0 ? lines : ["There is nothing to do."], json: { models } };
    },
  },
  integrity: {
    usage: "integrity [--repair]",
    says: "compares what is stored with what the rows promise; exit code 1 when something differs. --repair also deletes blobs that no document names",
    options: ["repair"],
    words: 0,
    async run(app, { options }) {
      const deleted = options["repair"] === true ? await repairStorage(app, nobody) : undefined;
      const findings = await checkIntegrity(app);
      const lines = [
        ...(deleted ? [`Deleted ${deleted.length} blobs that no document names.`] : []),
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
