import type { Share } from "@footnote/contracts/chat/sharing";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { useRevokeShare, useShares } from "./api.ts";
import { t } from "./messages.ts";
import styles from "./share-dialog.module.css";

/** All links of the user that work, to any conversation. */
export function ShareList() {
  const query = useShares();
  if (query.data?.length === 0) return null;
  return (
    <section className={styles.links} aria-label={t.yourLinks}>
      <h3 className={styles.heading}>{t.yourLinks}</h3>
      <QueriedRecords
        label={t.yourLinks}
        query={query}
        loading={t.loadingLinks}
        failed={t.linksFailed}
      >
        {query.data?.map((share) => (
          <OpenShare key={share.id} share={share} />
        ))}
      </QueriedRecords>
    </section>
  );
}

function OpenShare({ share }: { share: Share }) {
  const { id, audience, created_at: made, expires_at: end } = share;
  const revocation = useRevokeShare();
  const name = share.name || t.newConversation;
  const about = t.aboutLink(
    audience === "public" ? t.public : t.organization,
    formatDate(made, ""),
  );
  return (
    <Record
      name={name}
      about={
        <>
          {end === null ? about : t.until(about, formatDate(end, ""))}
          {revocation.isError && (
            <Banner tone="error">{t.revokeFailed(getErrorMessage(revocation.error))}</Banner>
          )}
        </>
      }
    >
      <Button
        look="quiet"
        busy={revocation.isPending}
        aria-label={t.revokeOf(name)}
        onClick={() => revocation.mutate(id)}
      >
        {t.revoke}
      </Button>
    </Record>
  );
}
