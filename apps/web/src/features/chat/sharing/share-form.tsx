import type { ShareAudience } from "@footnote/contracts/chat/sharing";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Choice } from "../../../shared/ui/controls/choice.tsx";
import { CopyField } from "../../../shared/ui/controls/copy-field.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { useAllowsPublicLinks, useShareConversation } from "./api.ts";
import { t } from "./messages.ts";
import styles from "./share-dialog.module.css";

type Days = "none" | "1" | "7" | "30";
const dayCounts = { none: null, "1": 1, "7": 7, "30": 30 } as const;

/** Who may read the conversation and for how long, and the new link. */
export function ShareForm({ id }: { id: string }) {
  const [audience, setAudience] = useState<ShareAudience>("organization");
  const [days, setDays] = useState<Days>("7");
  const creation = useShareConversation(id);
  const allowsPublic = useAllowsPublicLinks();
  const isPublic = audience === "public";
  const ends = [
    { value: "1", label: t.days1 },
    { value: "7", label: t.days7 },
    { value: "30", label: t.days30 },
  ] as const;

  function choose(next: ShareAudience) {
    setAudience(next);
    if (next === "public" && days === "none") setDays("7");
  }

  return (
    <div className={styles.form}>
      {allowsPublic && (
        <Choice
          label={t.whoMayRead}
          options={[
            { value: "organization", label: t.organization },
            { value: "public", label: t.public },
          ]}
          value={audience}
          onChange={choose}
        />
      )}
      <p className={styles.hint}>{isPublic ? t.forAnyone : t.forOrganization}</p>
      {!allowsPublic && <p className={styles.hint}>{t.publicOff}</p>}
      <div className={styles.row}>
        <SelectField<Days>
          label={t.worksFor}
          options={isPublic ? ends : [...ends, { value: "none", label: t.endless }]}
          value={days}
          onChange={setDays}
        />
        <Button
          look="primary"
          busy={creation.isPending}
          onClick={() => creation.mutate({ audience, days: dayCounts[days] })}
        >
          {t.create}
        </Button>
      </div>
      {creation.isError && (
        <Banner tone="error">{getErrorMessage(creation.error, t.createFailed)}</Banner>
      )}
      {creation.data && (
        <div role="status">
          <CopyField
            key={creation.data.id}
            label={t.link}
            text={location.origin + creation.data.share_url}
          />
          <p className={styles.hint}>{t.linkOnce}</p>
        </div>
      )}
    </div>
  );
}
