import { z } from "zod";
import { isNetwork } from "../guarded-fetch/public-address.ts";

const syncDirectory = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}=\/./;
const syncDirectoriesHint = "takes an organization's id, = and an absolute path";

export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value));
/** A secret that no one guesses. */
export const encryptionKey = optionalText.refine(
  (key) => key === undefined || key.length >= 32,
  "takes at least 32 characters, like those of: openssl rand -base64 32",
);
/** What the names of all keys in Redis begin with; releases before this setting used the default. */
export const redisPrefix = optionalText
  .refine(
    (prefix) => prefix === undefined || /^[\w.:-]{1,64}$/.test(prefix),
    "takes up to 64 letters, digits and . : _ -, like footnote-staging",
  )
  .transform((prefix) => prefix ?? "footnote");
/** The name of a model that runs on this machine. */
export const localModel = optionalText.refine(
  (name) => name === undefined || /^local:[^\s:]+$/.test(name),
  'takes "local:" and the name of a model, like local:Xenova/bge-reranker-base',
);
/** 0 is none. */
export const limit = z.coerce
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .default(0)
  .transform((value) => value || null);
export const optionalPort = optionalText
  .pipe(
    z
      .string()
      .regex(/^\d{1,5}$/)
      .optional(),
  )
  .transform((value) => (value === undefined ? undefined : Number(value)));
/** Money in whatever currency the prices are in; 0 is unknown or none. */
export const price = z.coerce.number().min(0).default(0);
export const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Addresses and networks with commas or blanks between them. */
export const networks = z
  .string()
  .default("")
  .transform((value) => value.split(/[\s,]+/).filter((network) => network !== ""))
  .refine((all) => all.every(isNetwork), "takes addresses and networks like 10.0.0.0/8");

/** Directories that folders may follow, as "organization=/absolute/path" with commas or lines between them. */
export const syncDirectories = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(/[,\n]/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((all) => all.every((entry) => syncDirectory.test(entry)), syncDirectoriesHint)
  .transform((all) =>
    all.map((entry) => ({ organizationId: entry.slice(0, 36), path: entry.slice(37) })),
  );

/** Who mails are from: "Name <address>" or the address alone; empty is nobody. */
export const sender = z
  .string()
  .trim()
  .default("")
  .transform(readSender)
  .refine((read) => read !== null, "Give it as: Name <address@example.org>");

/** undefined when there is none, null when it is something else. */
function readSender(text: string): { name: string; address: string } | undefined | null {
  if (text === "") return undefined;
  const { name = "", address } =
    /^(?:(?<name>[^<>]*)<)?(?<address>[^<>\s@]+@[^<>\s@]+?)>?$/.exec(text)?.groups ?? {};
  return address === undefined ? null : { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}
