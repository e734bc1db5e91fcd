import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { IconButton } from "../controls/icon-button.tsx";
import { t } from "../messages.ts";

type BannerProps = {
  tone: "error" | "success" | "info";
  children: ReactNode;
  onDismiss?: () => void;
  /** A control that resolves the problem, such as a button. */
  action?: ReactNode;
};

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

/** A message about a recent event. Errors interrupt a screen reader, other messages are announced politely. */
export function Banner({ tone, children, onDismiss, action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      className={`${styles.banner} ${styles[tone]}`}
      role={tone === "error" ? "alert" : "status"}
    >
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
      {onDismiss && (
        <IconButton title={t.dismiss} className={styles.dismiss} onClick={onDismiss}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
