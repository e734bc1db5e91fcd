import type { LicenseChange, OperatorLicense } from "@footnote/contracts/operator";
import { t } from "./messages.ts";

type Now = { license: OperatorLicense; active: boolean };

/** What a licence's form changes; a sentence when something in it is wrong. */
export function parseLicenseForm(form: FormData, { license, active }: Now): LicenseChange | string {
  const names = {
    max_users: t.seats,
    max_documents: t.maxDocuments,
    max_chunks: t.maxChunks,
    max_collections: t.maxCollections,
    max_storage_mb: t.maxStorage,
    monthly_requests: t.monthlyRequests,
  };
  const change: LicenseChange = {};
  for (const [name, label] of Object.entries(names) as [keyof typeof names, string][]) {
    const text = readText(form, name);
    if (!/^\d{1,9}$/.test(text)) return t.wrongNumber(label);
    if (Number(text) !== (license[name] ?? 0)) change[name] = Number(text);
  }
  if (change.max_users === 0) return t.seatsNeeded;
  if (active !== license.is_active) change.is_active = active;
  const day = readText(form, "expires_at");
  if (day !== (license.expires_at?.slice(0, 10) ?? "")) {
    change.expires_at = day === "" ? null : `${day}T00:00:00Z`;
  }
  return change;
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
