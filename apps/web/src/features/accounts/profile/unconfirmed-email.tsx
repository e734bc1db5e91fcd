import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { useResendVerification } from "../api.ts";
import { t } from "./messages.ts";

/** Says that the address is not confirmed, and sends the link again. */
export function UnconfirmedEmail() {
  const resend = useResendVerification();
  if (resend.isSuccess) return <Banner tone="success">{resend.data.message}</Banner>;
  if (resend.isError) {
    return <Banner tone="error">{getErrorMessage(resend.error, t.sendFailed)}</Banner>;
  }
  const button = (
    <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
      {t.resendLink}
    </Button>
  );
  return (
    <Banner tone="info" action={button}>
      {t.unconfirmed}
    </Banner>
  );
}
