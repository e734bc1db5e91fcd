import { useLocation } from "react-router-dom";
import { isRecord } from "./http/api-error.ts";

/** The state to navigate with, so that the next page shows the failure. */
export function createFailureState(failure: string): { failure: string } {
  return { failure };
}

/** The failure that the previous page reported; "" if there is none. */
export function useNavigationFailure(): string {
  const state: unknown = useLocation().state;
  const failure = isRecord(state) ? state["failure"] : undefined;
  return typeof failure === "string" ? failure : "";
}
