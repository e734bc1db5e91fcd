import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { useToken } from "../../../shared/http/session-token.ts";
import { accountPath, paths } from "../../../shared/paths.ts";
import { pendingVerification } from "../../../shared/pending-token.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { useVerification } from "./api.ts";
import { t } from "./messages.ts";

/** Where a mailed link leads: confirms the address, by way of the log-in if need be. */
export default function VerifyEmailPage() {
  const { hash } = useLocation();
  const signedIn = useToken() !== null;
  const token = hash.slice(1) || pendingVerification.read();
  useTitle(t.verifyTitle);

  useEffect(() => {
    if (token !== null && !signedIn) pendingVerification.keep(token);
  }, [token, signedIn]);

  return (
    <Sheet title={t.verifyTitle} width="form">
      {signedIn ? <Verification token={token} /> : <LogInFirst />}
    </Sheet>
  );
}

function Verification({ token }: { token: string | null }) {
  const { error, isSuccess } = useVerification(token, true);
  if (isSuccess) {
    return (
      <>
        <Banner tone="success">{t.confirmed}</Banner>
        <ButtonLink to={paths.chat} look="primary">
          {t.goOn}
        </ButtonLink>
      </>
    );
  }
  if (token !== null && !error) return <PageLoading />;
  return (
    <>
      <Banner tone="error">{error ? getErrorMessage(error, t.verifyFailed) : t.incomplete}</Banner>
      <ButtonLink to={accountPath("overview")}>{t.toAccount}</ButtonLink>
    </>
  );
}

function LogInFirst() {
  return (
    <>
      <p>{t.logInFirst}</p>
      <ButtonLink to={paths.login} look="primary">
        {t.logIn}
      </ButtonLink>
    </>
  );
}
