import { paymentSocketPath, subscriptionStatus } from "@footnote/contracts/billing";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { createFailureState } from "../../shared/navigation-failure.ts";
import { ApiError } from "../../shared/http/api-error.ts";
import { call } from "../../shared/http/call.ts";
import { followSocket } from "../../shared/http/follow-socket.ts";
import { readToken } from "../../shared/http/session-token.ts";
import { paths } from "../../shared/paths.ts";
import { t } from "./messages.ts";

type Payment = { state: "verifying" | "active" } | { state: "failed"; reason: string };

/** Verifies the payment of a checkout session until the subscription is active. */
export function usePayment(sessionId: string | null): Payment {
  const [payment, setPayment] = useState<Payment>({ state: "verifying" });
  const navigate = useNavigate();
  // The end of the session already redirects to the login page; this adds the reason.
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
      if (gone) return;
      stop = followSocket({
        path: `${paymentSocketPath}?${new URLSearchParams({ token }).toString()}`,
        createGreeting: () => ({ session_id: sessionId }),
        onFrame({ status, result }) {
          if (status === "SUCCESS") succeed();
          if (status === "ERROR")
            fail(typeof result === "string" && result ? result : t.verifyFailed);
        },
        failuresMax: 5,
        onGiveUp: () => fail(t.connectionFailed),
      });
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

/** A missing or inactive status may still change: the socket waits for it. */
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
