import type { FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";
import type { Authenticator, SignedIn } from "../context/caller.ts";

/**
 * Deletes, and answers a repetition by the same user with success: a double click, a lost answer or a second tab is no
 * mistake. Everybody else gets a 404.
 */
export async function deleteOnce<T>(
  authenticator: Authenticator,
  { user, request }: { user: SignedIn; request: FastifyRequest },
  run: () => Promise<T>,
): Promise<T | { message: string }> {
  const path = request.url.split("?")[0] ?? "";
  try {
    const result = await run();
    await authenticator.rememberDeletion(user.pk, path);
    return result;
  } catch (error) {
    if (isGone(error) && (await authenticator.remembersDeletion(user.pk, path))) {
      return { message: "It was already deleted." };
    }
    throw error;
  }
}

/** A user who deleted the organization has none any more. */
function isGone(error: unknown): boolean {
  return (
    error instanceof AppError && (error.status === 404 || error.code === "organization.missing")
  );
}
