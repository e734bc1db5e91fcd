import { subscriptionStatus } from "@footnote/contracts/billing";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { createFailureState } from "../../shared/navigation-failure.ts";
import { ApiError } from "../../shared/http/api-error.ts";
import { call } from "../../shared/http/call.ts";
import { readToken } from "../../shared/http/session-token.ts";
import { paths } from "../../shared/paths.ts";
import { followPayment } from "./follow-payment.ts";
import { t } from "./messages.ts";

type Payment = { state: "verifying" | "active" } | { state: "failed"; reason: string };

/** Follows a payment from the checkout's session to an active subscription. Null: the address names none. */
export function usePayment(sessionId: string | null): Payment {
  const [payment, setPayment] = useState<Payment>({ state: "verifying" });
  const navigate = useNavigate();
  // The end of the session leads to the log-in already, without a word: this tells it there.
  const sendToLogin = useEffectEvent((reason: string) =>
    navigate(paths.login, { replace: true, state: createFailureState(reason) }),
  );

  useEffect(() => {
    let gone = false;
    let stop = () => {};
    const settle = (next: Payment) => {
      if (!gone) setPayment(next);
    };
    const fail = (reason: string) => settle({ state: "failed", reason });
    const succeed = () => settle({ state: "active" });

    async function verify() {
      const token = readToken();
      if (sessionId === null || sessionId === "") return fail(t.noSession);
      if (token === null) return fail(t.authenticationFailed);
      if (await isActive()) return succeed();
      if (!gone)
        stop = followPayment({ token, sessionId }, { onSuccess: succeed, onFailure: fail });
    }

    verify().catch((error: unknown) => {
      const reason = describeFailure(error);
      if (error instanceof ApiError && error.status === 401) void sendToLogin(reason);
      else fail(reason);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [sessionId]);

  return payment;
}

/** A status that is not there yet, or inactive, is waited for. */
async function isActive(): Promise<boolean> {
  try {
    return (await call(subscriptionStatus, {})).status !== "inactive";
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t.verifyFailed;
  if (error.status === 401) return t.authenticationFailed;
  return error.status === 0 ? t.connectionFailed : t.verifyFailed;
}
