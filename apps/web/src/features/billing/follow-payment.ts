import { paymentSocketPath } from "@footnote/contracts/billing";
import { followSocket } from "../../shared/http/follow-socket.ts";
import { t } from "./messages.ts";

type Handlers = {
  onSuccess: () => void;
  /** The end without success, as a sentence. */
  onFailure: (sentence: string) => void;
};

const failuresMax = 5;

/** Waits on the payment socket until the subscription is active. Returns how to stop. */
export function followPayment(
  { token, sessionId }: { token: string; sessionId: string },
  { onSuccess, onFailure }: Handlers,
): () => void {
  const query = new URLSearchParams({ token });
  const address = `${paymentSocketPath}?${query.toString()}`;
  return followSocket(
    { address, greeting: () => ({ session_id: sessionId }) },
    {
      onFrame({ status, result }) {
        if (status === "SUCCESS") onSuccess();
        if (status !== "ERROR") return;
        onFailure(typeof result === "string" && result !== "" ? result : t.verifyFailed);
      },
      // Whatever it was, the state comes again.
      onUnreadable: () => undefined,
      onLost(failures) {
        if (failures > failuresMax) onFailure(t.connectionFailed);
        return failures <= failuresMax;
      },
    },
  );
}
