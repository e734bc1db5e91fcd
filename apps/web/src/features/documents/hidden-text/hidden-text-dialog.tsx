import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { t } from "../messages.ts";
import { formatHiddenReason } from "./format-hidden-reason.ts";
import { useHiddenText, useSetHiddenText } from "./use-hidden-text.ts";
import styles from "./hidden-text.module.css";

type HiddenTextDialogProps = { id: string; name: string; onClose: () => void };

/** Lists the hidden text of a file with locations and reasons, and sets whether answers may use it. */
export default function HiddenTextDialog({ id, name, onClose }: HiddenTextDialogProps) {
  const hidden = useHiddenText(id);
  const change = useSetHiddenText(id);
  return (
    <Dialog title={t.hiddenTitle(name)} open onClose={onClose} description={t.hiddenWords}>
      {hidden.isPending && <Spinner label={t.loading} />}
      {hidden.isError && <Banner tone="error">{getErrorMessage(hidden.error)}</Banner>}
      {change.isError && <Banner tone="error">{getErrorMessage(change.error)}</Banner>}
      {hidden.data && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
          <ul className={styles.list} tabIndex={0} aria-label={t.hiddenList}>
            {hidden.data.passages.map(({ id: key, text, anchors, hidden: reason }) => (
              <li key={key}>
                <span className={styles.location}>
                  {[formatLocation(anchors), reason && formatHiddenReason(reason)]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                <span className={styles.text}>{text}</span>
              </li>
            ))}
          </ul>
          {hidden.data.more > 0 && (
            <p className={styles.location}>{t.hiddenMore(hidden.data.more)}</p>
          )}
          <Switch
            label={t.readHidden}
            checked={hidden.data.readsHidden}
            onChange={(readsHidden) => change.mutate(readsHidden)}
          />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.closeHidden}</Button>
      </DialogActions>
    </Dialog>
  );
}
