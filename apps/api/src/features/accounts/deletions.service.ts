import type { Has } from "../../platform/app.ts";
import { hasDeleted, insertDeletion } from "./deletions.repo.ts";

/** How long a deletion is remembered, so that a repeated deletion can be distinguished from a wrong id. */
export function rememberDeletion(app: Has<"db">, userPk: number, path: string): Promise<void> {
  return insertDeletion(app.db, userPk, path);
}

export function remembersDeletion(app: Has<"db">, userPk: number, path: string): Promise<boolean> {
  return hasDeleted(app.db, userPk, path);
}
