import type { KeyScope } from "@footnote/contracts/endpoint";
import { AppError } from "../platform/errors.ts";
import type { KeyHolder } from "./caller.ts";

/**
 * Requires a scope of a caller with an API key; a session has all. `needs` is undefined for what no key may do.
 * @throws AppError api_key.scope
 */
export function requireScope(
  { scopes }: Pick<KeyHolder, "scopes">,
  needs: KeyScope | undefined,
): void {
  if (scopes === "all" || (needs !== undefined && scopes.includes(needs))) return;
  const message =
    needs === undefined
      ? "API keys cannot do this. Log in to do it."
      : `This API key may not do this: it was made without the scope "${needs}".`;
  throw new AppError("api_key.scope", { message, detail: { needs: needs ?? null, has: scopes } });
}
