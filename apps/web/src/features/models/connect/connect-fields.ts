import type { ConnectionInput } from "@footnote/contracts/models/connections";
import { modelPresets, type PresetId } from "@footnote/contracts/models/presets";
import { t } from "../messages.ts";

/** What is entered in the form, as it is typed. */
export type Entered = { key: string; base_url: string; api_version: string; label: string };
export type FieldErrors = Partial<Record<keyof Entered, string>>;

export function beginEntered(preset: PresetId): Entered {
  const { base_url: field, default_base_url: address } = modelPresets[preset];
  const isShown = field !== "hidden";
  return { key: "", base_url: isShown ? (address ?? "") : "", api_version: "", label: "" };
}

/** The connection that is entered, without fields that are left empty, or what is wrong with which field. */
export function readEntered(
  preset: PresetId,
  entered: Entered,
): { input: ConnectionInput } | { errors: FieldErrors } {
  const errors = findErrors(preset, entered);
  if (Object.keys(errors).length > 0) return { errors };
  const filled = Object.entries(entered)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== "");
  return { input: { preset, label: null, ...Object.fromEntries(filled) } };
}

/** Finds before sending what the server would refuse; it has the last word. */
function findErrors(preset: PresetId, entered: Entered): FieldErrors {
  const needs = modelPresets[preset];
  const { key, base_url: address, api_version: version } = entered;
  const errors: FieldErrors = {};
  if (address.trim() !== "" && !isAddress(address)) errors.base_url = t.addressMalformed;
  if (address.trim() === "" && needs.base_url === "required") errors.base_url = t.addressMissing;
  if (!/^[\x21-\x7e]*$/.test(key.trim())) errors.key = t.keyMalformed;
  if (key.trim() === "" && needs.key === "required") errors.key = t.keyMissing;
  if (!/^[\w.-]*$/.test(version.trim())) errors.api_version = t.versionMalformed;
  return errors;
}

function isAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === "" && url.password === "" && url.search === "" && url.hash === "";
}
