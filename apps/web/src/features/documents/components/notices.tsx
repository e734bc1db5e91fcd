import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { useUploads } from "../upload/uploads-provider.tsx";
import styles from "./notices.module.css";

/** Temporary messages about files and folders. */
export function Notices() {
  const { notices, dismiss } = useUploads();
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map(({ id, tone, text }) => (
        <Banner key={id} tone={tone} onDismiss={() => dismiss(id)}>
          {text}
        </Banner>
      ))}
    </div>
  );
}
