import { z } from "zod";

/** The most pages of a web site, and the most links from the start page to one, that a folder may follow. */
export const sitePagesMax = 5000;
export const siteDepthMax = 10;

/** What can be stored and sent to other servers: whole characters, no controls. */
const text = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value));
/** An address without a user name or password: these have fields of their own. */
const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((url) => !URL.canParse(url) || `${new URL(url).username}${new URL(url).password}` === "");

const directorySettings = z.object({
  kind: z.literal("directory"),
  /** The absolute path of a directory on the server. */
  path: text.min(1),
});

const s3Settings = z.object({
  kind: z.literal("s3"),
  bucket: text.min(1),
  /** Only objects whose keys begin with it; "" is all. */
  prefix: text.default(""),
  /** Of a service that is not Amazon's; null is Amazon's. */
  endpoint: webAddress.nullable().default(null),
  region: text.min(1).default("us-east-1"),
  /** Its secret key is the secret of the source; "" reads without signing, which public buckets allow. */
  access_key_id: text.default(""),
});

const webdavSettings = z.object({
  kind: z.literal("webdav"),
  /** Of the directory to follow. */
  url: webAddress,
  /** Its password is the secret of the source; "" signs nobody in. */
  username: text.default(""),
});

const siteSettings = z.object({
  kind: z.literal("site"),
  /** Of a sitemap or of a page; pages below its directory are followed. */
  url: webAddress,
  /** How many links lead from the start page to a page at most; a sitemap lists its pages itself. */
  depth: z.int().min(0).max(siteDepthMax).default(3),
  pages_max: z.int().min(1).max(sitePagesMax).default(500),
});

const gitSettings = z.object({
  kind: z.literal("git"),
  /** An address, or the absolute path of a repository on the server. */
  repository: text.min(1),
  /** "" is the repository's default branch. */
  branch: text.default(""),
  /** The directory to follow, relative to the root; "" is all. */
  directory: text.default(""),
  /** Its password or token is the secret of the source; "" signs nobody in. */
  username: text.default(""),
});

const imapSettings = z.object({
  kind: z.literal("imap"),
  host: text.min(1).max(255),
  port: z.int().min(1).max(65_535).default(993),
  /** "tls" from the first byte; "starttls" begins in the clear and never signs in there. */
  security: z.enum(["tls", "starttls"]).default("tls"),
  /** Its password is the secret of the source. */
  username: text.min(1),
  mailbox: text.min(1).default("INBOX"),
});

/** Where a folder gets its files from. */
export const sourceSettings = z.discriminatedUnion("kind", [
  directorySettings,
  s3Settings,
  webdavSettings,
  siteSettings,
  gitSettings,
  imapSettings,
]);
export type SourceSettings = z.infer<typeof sourceSettings>;
/** What a client sends: fields with a default may be left out. */
export type SourceSettingsInput = z.input<typeof sourceSettings>;
export type SourceKind = SourceSettings["kind"];
export type SettingsOf<Kind extends SourceKind> = Extract<SourceSettings, { kind: Kind }>;
