import type { Adaptation } from "../../platform/models/adaptations/adaptations.ts";
import type { CheckName } from "../../platform/models/compatibility/check.ts";
import type { ClientSettings } from "../../platform/models/openai-client.ts";
import type { ProvokedName } from "./provoked-checks.ts";
import type { Behaviour, Quirk } from "./server.ts";
import type { Reply } from "./wire.ts";

export type SuiteCheck = CheckName | ProvokedName;

/** A quirk that a provider documents, or that its users have reported. */
export type NamedQuirk = Quirk & {
  readonly name: string;
  /** Without these the check fails; none where the client library copes by itself. */
  readonly handledBy: readonly Adaptation[];
  readonly shownBy: SuiteCheck;
};

export type Preset = Omit<Behaviour, "quirks"> & {
  readonly name: string;
  readonly quirks: readonly NamedQuirk[];
  /** What else than an address and a key the connection needs. */
  readonly connection?: Partial<ClientSettings>;
  /** Behind the server's origin; the base path where it is unset. */
  readonly address?: string;
  /** The checks that are run; all where it is unset. */
  readonly only?: readonly SuiteCheck[];
  /** Results other than the usual. */
  readonly expected?: Partial<Record<SuiteCheck, string>>;
};

type ErrorFields = { code?: unknown; type?: string; param?: string | null };

/** An error as OpenAI sends it. */
export function refuse(status: number, message: string, fields: ErrorFields = {}): Reply {
  const { code = null, type = "invalid_request_error", param = null } = fields;
  return { status, body: { error: { message, type, param, code } } };
}

export const allModels = { chat: "talker", embedding: "embedder", transcription: "listener" };
export const secretKey = "sk-very-secret-key";
