import { useLocation } from "react-router-dom";
import { isRecord } from "./http/api-error.ts";

/** The state to navigate with, so that the next page shows the failure. */
export function createFailureState(failure: string): { failure: string } {
  return { failure };
}

/** What went wrong on the way to this page; "" for nothing. */
export function useNavigationFailure(): string {
  const state: unknown = useLocation().state;
  const failure = isRecord(state) ? state["failure"] : undefined;
  return typeof failure === "string" ? failure : "";
}
