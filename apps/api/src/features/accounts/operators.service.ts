import type { Operator, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { isOperator, updateOperator } from "./accounts.repo.ts";

/**
 * Creates the proof of being an operator; no other function does. Others get a 404.
 * @throws AppError request.not_found
 */
export async function requireOperator(app: Has<"db">, user: SignedIn): Promise<Operator> {
  if (!(await isOperator(app.db, user.pk))) throw new AppError("request.not_found");
  return user as Operator;
}

/** Grants or withdraws the operator's role; returns whether that changed anything. */
export function setOperator(tx: Sql, pk: number, operates: boolean): Promise<boolean> {
  return updateOperator(tx, pk, operates);
}
