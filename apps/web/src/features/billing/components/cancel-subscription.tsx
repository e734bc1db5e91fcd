import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { useCancelSubscription } from "../api.ts";
import { t } from "../messages.ts";

/** The button that ends the subscription with its period, after asking; and what came of it. */
export function CancelSubscription({ possible }: { possible: boolean }) {
  const cancellation = useCancelSubscription();
  const [asking, setAsking] = useState(false);
  const message = cancellation.data?.message;

  function ask() {
    cancellation.reset();
    setAsking(true);
  }

  return (
    <>
      {possible && (
        <Button look="danger" onClick={ask}>
          {t.cancel}
        </Button>
      )}
      {cancellation.isSuccess && (
        // An older server may leave the message out.
        <Banner tone="success">{message === "" || !message ? t.cancelled : message}</Banner>
      )}
      <ConfirmDialog
        title={t.cancel}
        description={t.cancelQuestion}
        confirm={t.cancel}
        keep={t.keep}
        open={asking}
        busy={cancellation.isPending}
        error={cancellation.isError ? getErrorMessage(cancellation.error, t.cancelFailed) : ""}
        onConfirm={() => cancellation.mutate(undefined, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
