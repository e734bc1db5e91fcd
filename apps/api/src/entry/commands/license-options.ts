import type { LicenseChange } from "@footnote/contracts/operator";
import { Misuse, type Options, readYesNo } from "./command.ts";

const most = 2_147_483_647;

/** @throws Misuse for what is no number or date, contradicts itself, or is nothing at all */
export function readLicenseChange(options: Options): LicenseChange {
  const limit = { from: 0, to: most };
  const change = {
    max_users: readNumber(options, "seats", { from: 1, to: most }),
    max_documents: readNumber(options, "documents", limit),
    max_chunks: readNumber(options, "chunks", limit),
    max_collections: readNumber(options, "folders", limit),
    max_storage_mb: readNumber(options, "storage", limit),
    monthly_requests: readNumber(options, "requests", limit),
    is_active:
      options.active === undefined ? undefined : readYesNo(String(options.active), "--active"),
    expires_at: readExpiry(options.expires),
    follow_subscription: options["follow-subscription"] === true ? (true as const) : undefined,
  };
  if (change.follow_subscription && (options.active ?? options.expires) !== undefined) {
    throw new Misuse(
      "--follow-subscription sets activity and expiry. Omit --active and --expires.",
    );
  }
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) throw new Misuse("Name at least one setting to change. See --help.");
  return Object.fromEntries(given);
}

/** @throws Misuse unless it is a whole number in the range */
export function readNumber(
  options: Options,
  name: keyof Options,
  { from, to }: { from: number; to: number },
): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const number = /^\d{1,10}$/.test(String(text)) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new Misuse(`--${name} is a whole number from ${from} to ${to}, not "${text}".`);
}

function readExpiry(text: string | boolean | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === "never") return null;
  const day = /^2\d{3}-\d\d-\d\d(?=$|T)/.exec(String(text))?.[0];
  const date = new Date(String(text));
  // A day that a month does not have would become one of the next month.
  const midnight = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day ?? "-");
  if (exists && !Number.isNaN(date.getTime())) return date.toISOString();
  throw new Misuse(`--expires is a date like 2027-01-31, or never; not "${text}".`);
}
