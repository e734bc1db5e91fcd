import type { Has } from "../../platform/app.ts";
import { hasDeleted, insertDeletion } from "./deletions.repo.ts";

/** What a user has deleted, kept for a week, so that a repeated deletion can be told from a wrong id. */
export function rememberDeletion(app: Has<"db">, userPk: number, path: string): Promise<void> {
  return insertDeletion(app.db, userPk, path);
}

export function remembersDeletion(app: Has<"db">, userPk: number, path: string): Promise<boolean> {
  return hasDeleted(app.db, userPk, path);
}
