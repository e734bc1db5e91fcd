import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { getErrorMessage, hasCode } from "../../../shared/http/api-error.ts";
import { useToken } from "../../../shared/http/session-token.ts";
import { formatMoment } from "../../../shared/language/format.ts";
import { paths } from "../../../shared/paths.ts";
import { pendingShare } from "../../../shared/pending-token.ts";
import { ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { useSharedConversation } from "./api.ts";
import { t } from "./messages.ts";
import styles from "./shared-page.module.css";
import { SharedTranscript } from "./shared-transcript.tsx";

/** Where the link to a shared conversation leads: its messages for reading, by way of the log-in if need be. */
export default function SharedPage() {
  const { hash } = useLocation();
  const signedIn = useToken() !== null;
  const token = hash.slice(1) || (pendingShare.read() ?? "");
  const { data, error, isPending, refetch } = useSharedConversation(token, signedIn);
  const isGone = hasCode(error, "share.not_found");
  useTitle(data?.name || t.shared);
  useNoIndex();

  useEffect(() => {
    // Kept while its holder goes to log in; who is here signed in has come back.
    if (isGone && !signedIn && token !== "") pendingShare.keep(token);
    if (data || (isGone && signedIn)) pendingShare.clear();
  }, [token, signedIn, isGone, data]);

  if (token === "") return <Refusal reason={t.incomplete} canLogIn={false} />;
  if (isGone) return <Refusal reason={t.gone} canLogIn={!signedIn} />;
  if (isPending) return <PageLoading />;
  if (error) {
    return (
      <Sheet title={t.shared} width="form">
        <LoadFailure onRetry={refetch}>{t.readFailed(getErrorMessage(error))}</LoadFailure>
      </Sheet>
    );
  }
  const { name, shared_at: sharedAt, expires_at: end } = data;
  const lead = [t.sharedOn(formatMoment(sharedAt)), end && t.endsOn(formatMoment(end))];
  return (
    <Sheet title={name || t.shared} lead={lead.filter(Boolean).join(" ")} width="page">
      <SharedTranscript messages={data.messages} readAs={data.readAs} />
    </Sheet>
  );
}

function Refusal({ reason, canLogIn }: { reason: string; canLogIn: boolean }) {
  return (
    <Sheet title={t.shared} width="form">
      <Banner tone="error">{reason}</Banner>
      {canLogIn && <p>{t.logInHint}</p>}
      <p className={styles.ways}>
        {canLogIn && (
          <ButtonLink to={paths.login} look="primary">
            {t.logIn}
          </ButtonLink>
        )}
        <ButtonLink to={paths.landing}>{t.toStart}</ButtonLink>
      </p>
    </Sheet>
  );
}

/** Keeps search engines away while the page is open. Its address has the token after the #, which they do not read. */
function useNoIndex() {
  useEffect(() => {
    const tag = document.createElement("meta");
    tag.name = "robots";
    tag.content = "noindex, nofollow";
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}
