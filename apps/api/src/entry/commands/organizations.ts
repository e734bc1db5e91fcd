import type { LicenseChange, OperatorOrganization } from "@footnote/contracts/operator";
import { licenseChange } from "@footnote/contracts/operator";
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
import {
  type Cell,
  collect,
  type Command,
  Misuse,
  type Options,
  readYesNo,
  toTable,
} from "./command.ts";

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
    says: "all organizations with what they hold and use",
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
    says: "one organization with its licence and members",
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
    says: "its documents in their folders and its data as JSON, into an empty folder",
    words: 2,
    async run(app, { words: [named = "", folder = ""] }) {
      const id = await identifyOrganization(app, named);
      const done = await exportOrganization(app, nobody, { id, folder });
      const lines = [
        `Exported ${done.documents} documents and ${done.conversations} conversations to ${folder}.`,
        ...done.missing.map((missing) => `The bytes of document ${missing} are lost.`),
      ];
      return { lines, json: done, exitCode: done.missing.length > 0 ? 1 : 0 };
    },
  },
  "organizations usage": {
    usage: "organizations usage ID-OR-DOMAIN [--days N]",
    says: "what it did and took on each of the last days, 30 unless told, as CSV",
    options: ["days"],
    words: 1,
    async run(app, { words: [named = ""], options }) {
      const days = readNumber(options, "days") ?? 30;
      if (days < 1 || days > 90) throw new Misuse("--days is a number from 1 to 90.");
      const id = await identifyOrganization(app, named);
      const lines = (await exportUsage(app, nobody, { id, days })).map((line) => line.trimEnd());
      return { lines, json: await getUsageHistory(app, { organizationId: id }, days) };
    },
  },
  "licenses set": {
    usage: "licenses set ID-OR-DOMAIN [OPTIONS]",
    says: "changes what is given: --seats N, --documents N, --chunks N, --folders N, --requests N (0: no limit), --active yes|no, --expires DATE|never, --follow-subscription",
    options: [
      "seats",
      "documents",
      "chunks",
      "folders",
      "requests",
      "active",
      "expires",
      "follow-subscription",
    ],
    words: 1,
    async run(app, { words: [named = ""], options }) {
      const change = readChange(options);
      const id = await identifyOrganization(app, named);
      const license = await setLicense(app, nobody, { id, change });
      const facts = Object.entries(license).map(([name, value]) => [name, value]);
      return { lines: toTable(["FIELD", "VALUE"], facts), json: license };
    },
  },
};

/** @throws Misuse for what is no number or date, or for nothing at all */
function readChange(options: Options): LicenseChange {
  const change = {
    max_users: readNumber(options, "seats"),
    max_documents: readNumber(options, "documents"),
    max_chunks: readNumber(options, "chunks"),
    max_collections: readNumber(options, "folders"),
    monthly_requests: readNumber(options, "requests"),
    is_active: options["active"] === undefined ? undefined : readActive(options["active"]),
    expires_at: readExpiry(options["expires"]),
    follow_subscription: options["follow-subscription"] === true ? true : undefined,
  };
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) throw new Misuse("Name at least one thing to change.");
  const parsed = licenseChange.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Misuse(`${issue?.path.join(".")}: ${issue?.message}`);
}

function readActive(value: string | boolean): boolean {
  return readYesNo(String(value), "--active");
}

function readNumber(options: Options, name: string): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  if (/^\d{1,10}$/.test(String(text))) return Number(text);
  throw new Misuse(`--${name} is a number, not "${text}".`);
}

function readExpiry(text: string | boolean | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === "never") return null;
  const shaped = /^\d{4}-\d\d-\d\d(T.*)?$/.test(String(text));
  const date = new Date(String(text));
  if (shaped && !Number.isNaN(date.getTime())) return date.toISOString();
  throw new Misuse(`--expires is a date like 2027-01-31, or never; not "${text}".`);
}
