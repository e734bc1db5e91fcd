import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantDb } from "../../platform/database/tenant.ts";
import { ModelFailed, type Reranker } from "../../platform/models/models.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import {
  databases,
  insertTestFolder,
  indexTestDocument,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  withoutRowSecurity,
} from "../../test/search-corpus.ts";
import { search } from "./retrieval.service.ts";

const texts = Array.from(
  { length: 30 },
  (_, at) => `The lamp of tower ${at} turns. ${"x ".repeat(at)}`,
);

describe.each(databases)("reranking on $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  let db: TenantDb;
  let scope: SearchScope;
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = withoutRowSecurity(opened.db);
    const organizationId = await insertTestOrganization(db);
    const folderId = await insertTestFolder(db, organizationId);
    await indexTestDocument(db, { organizationId, folderId, texts });
    scope = scopeOf(organizationId, folderId);
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  const failures: ModelFailed[] = [];
  const find = (score?: Reranker["score"]) =>
    search({ db, models: {} }, scope, {
      text: "Which lamp turns?",
      limit: 10,
      ...(score && {
        reranking: {
          reranker: { name: "reader", score },
          onFailed: (reason) => failures.push(reason),
        },
      }),
    });
  const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);

  it.skipIf(missing)(
    "orders the best passages by the model, and keeps the sizes of scores",
    async () => {
      const plain = await find();
      const read: (readonly string[])[] = [];
      const found = await find(async (query, passages) => {
        expect(query).toBe("Which lamp turns?");
        read.push(passages);
        return passages.map((_, at) => at);
      });
      const [passages = []] = read;
      expect(passages).toHaveLength(20);
      expect(passages[0]).toContain(`\n${plain[0]?.text}`);
      expect(found).toHaveLength(10);
      expect(passages.at(-1)).toContain(found[0]?.text);
      expect(found.map(({ score }) => score)).toEqual(plain.map(({ score }) => score));
    },
  );

  it.skipIf(missing)("keeps the order of the search when the model fails", async () => {
    const reason = new ModelFailed("The model provider did not answer in time");
    const found = await find(() => Promise.reject(reason));
    expect(textsOf(found)).toEqual(textsOf(await find()));
    expect(failures).toEqual([reason]);
  });

  it.skipIf(missing)("passes on what is no failure of the model", async () => {
    const gone = new DOMException("gone", "AbortError");
    await expect(find(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
