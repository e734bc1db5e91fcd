import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { useKeepMembership, useLeaveMembership } from "./api.ts";
import { t } from "./messages.ts";
import styles from "./review-page.module.css";

/** Keeping and leaving. The guard of the page leads on when the decision is saved. */
export function ReviewActions({ name, isAlone }: { name: string; isAlone: boolean }) {
  const keeping = useKeepMembership();
  const leaving = useLeaveMembership();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {keeping.isError && (
        <Banner tone="error">{getErrorMessage(keeping.error, t.decideFailed)}</Banner>
      )}
      <div className={styles.actions}>
        <Button busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {t.keep}
        </Button>
        <Button onClick={() => setAsking(true)}>{t.leave}</Button>
      </div>
      <ConfirmDialog
        title={t.leave}
        description={isAlone ? t.deleteQuestion(name) : t.leaveQuestion(name)}
        confirm={t.leave}
        keep={t.back}
        open={asking}
        busy={leaving.isPending}
        error={leaving.isError ? getErrorMessage(leaving.error, t.decideFailed) : ""}
        onConfirm={() => leaving.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
