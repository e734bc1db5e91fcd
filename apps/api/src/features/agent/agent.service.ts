import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Answerer } from "../citations/answer.rules.ts";
import { openQuotingAnswerer } from "../quoting/quoting.service.ts";
import type { Meter } from "./token-budget.service.ts";
import { openModelAnswerer } from "./model-answerer.service.ts";

/** Answers by the configured chat model, or by quoting where there is none. */
export function chooseAnswerer(
  app: TenantApp<"db" | "models">,
  member: Pick<Member, "organizationId">,
  meter: Meter,
): Answerer {
  if (app.models.chat) return openModelAnswerer(meter.measure(app.models.chat), meter);
  return openQuotingAnswerer(app, member.organizationId);
}
