import { resolve } from "node:path";
import type { OperatorOrganization } from "@footnote/contracts/operator";
import { exportOrganization } from "../../features/administration/export.service.ts";
import {
  exportUsage,
  getOrganization,
  identifyOrganization,
  listOrganizations,
  setLicense,
} from "../../features/administration/organizations.service.ts";
import { nobody } from "../../features/audit/audit.service.ts";
import { getUsageHistory } from "../../features/usage/history.service.ts";
import { type Cell, collect, type Command, toTable } from "./command.ts";
import { readLicenseChange, readNumber } from "./license-options.ts";

const head = ["ID", "DOMAIN", "NAME", "MEMBERS", "DOCUMENTS", "FAILED", "REQUESTS", "LICENSE"];

function toRow(organization: OperatorOrganization): Cell[] {
  const { id, domain, name, members, documents, failed_documents: failed, requests } = organization;
  const { license } = organization;
  const state = `${license.is_active ? "active" : "inactive"} (${license.source})`;
  return [id, domain, name, `${members}/${license.max_users}`, documents, failed, requests, state];
}

export const organizationCommands: Record<string, Command> = {
  "organizations list": {
    usage: "organizations list [--search TEXT]",
    says: "lists all organizations with their members, documents and usage",
    options: ["search"],
    words: 0,
    async run(app, { options }) {
      const search = typeof options["search"] === "string" ? options["search"] : "";
      const all = await collect(async (cursor) => {
        const { organizations: items, next_cursor: next } = await listOrganizations(app, {
          search,
          limit: 200,
          cursor,
        });
        return { items, next };
      });
      return { lines: toTable(head, all.map(toRow)), json: all };
    },
  },
  "organizations show": {
    usage: "organizations show ID-OR-DOMAIN",
    says: "shows one organization with its license and members",
    words: 1,
    async run(app, { words: [named = ""] }) {
      const found = await getOrganization(app, await identifyOrganization(app, named));
      const { member_list: members, license, ...rest } = found;
      const facts = Object.entries({ ...rest, ...license }).map(([name, value]) => [name, value]);
      const people = members.map(({ email, role, joined_at }) => [email, role, joined_at]);
      const lines = [
        ...toTable(["FIELD", "VALUE"], facts),
        "",
        ...toTable(["MEMBER", "ROLE", "JOINED"], people),
      ];
      return { lines, json: found };
    },
  },
  "organizations export": {
    usage: "organizations export ID-OR-DOMAIN FOLDER",
    says: "exports its documents in their folders, and its data as JSON, to an empty folder",
    words: 2,
    async run(app, { words: [named = "", given = ""], directory }) {
      const folder = resolve(directory, given);
      const id = await identifyOrganization(app, named);
      const done = await exportOrganization(app, nobody, { id, folder });
      const lines = [
        `Exported ${done.documents} documents and ${done.conversations} conversations to ${folder}.`,
        ...done.missing.map((missing) => `The bytes of document ${missing} are missing.`),
      ];
      return { lines, json: done, exitCode: done.missing.length > 0 ? 1 : 0 };
    },
  },
  "organizations usage": {
    usage: "organizations usage ID-OR-DOMAIN [--days N]",
    says: "prints the daily usage of the last days (default: 30) as CSV",
    options: ["days"],
    words: 1,
    async run(app, { words: [named = ""], options }) {
      const days = readNumber(options, "days", { from: 1, to: 90 }) ?? 30;
      const id = await identifyOrganization(app, named);
      const lines = (await exportUsage(app, nobody, { id, days })).map((line) => line.trimEnd());
      return { lines, json: await getUsageHistory(app, { organizationId: id }, days) };
    },
  },
  "licenses set": {
    usage: "licenses set ID-OR-DOMAIN [OPTIONS]",
    says: "changes the given limits: --seats N, --documents N, --chunks N, --folders N, --storage MEGABYTES, --requests N (0: no limit), --active yes|no, --expires DATE|never (the day's first moment, UTC), or --follow-subscription, which lets the subscription set --active and --expires again",
    options: [
      "seats",
      "documents",
      "chunks",
      "folders",
      "storage",
      "requests",
      "active",
      "expires",
      "follow-subscription",
    ],
    words: 1,
    async run(app, { words: [named = ""], options }) {
      const change = readLicenseChange(options);
      const id = await identifyOrganization(app, named);
      const license = await setLicense(app, nobody, { id, change });
      const facts = Object.entries(license).map(([name, value]) => [name, value]);
      return { lines: toTable(["FIELD", "VALUE"], facts), json: license };
    },
  },
};
