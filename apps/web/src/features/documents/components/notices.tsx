import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { t } from "../messages.ts";
import type { ShownNotice } from "../upload/use-notices.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import styles from "./notices.module.css";

/** Temporary messages about files and folders. */
export function Notices() {
  const { notices, dismiss, hold, release } = useUploads();
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <div
          key={notice.id}
          onPointerEnter={() => hold(notice.id)}
          onPointerLeave={() => release(notice)}
          onFocus={() => hold(notice.id)}
          onBlur={() => release(notice)}
        >
          <Banner
            tone={notice.tone}
            action={notice.undo && <UndoButton notice={notice} />}
            onDismiss={() => dismiss(notice.id)}
          >
            {notice.text}
          </Banner>
        </div>
      ))}
    </div>
  );
}

function UndoButton({ notice: { id, undo } }: { notice: ShownNotice }) {
  const { dismiss } = useUploads();
  function takeBack() {
    dismiss(id);
    undo?.();
  }
  return <Button onClick={takeBack}>{t.undo}</Button>;
}
