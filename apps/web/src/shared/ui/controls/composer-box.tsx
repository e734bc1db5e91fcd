import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import styles from "./composer-box.module.css";

type ComposerBoxProps = {
  label: string;
  onSubmit: (event: SubmitEvent) => void;
  /** Stands inside another frame: without a shadow of its own. */
  flat?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame in which questions are written: a `ComposerField` above a `ComposerRow`. */
export function ComposerBox({ label, onSubmit, flat, className, children }: ComposerBoxProps) {
  return (
    <form
      className={`${styles.composer} ${className ?? ""}`}
      data-flat={flat || undefined}
      onSubmit={onSubmit}
      aria-label={label}
    >
      <div className={styles.box}>{children}</div>
    </form>
  );
}

export function ComposerField(props: ComponentProps<"textarea">) {
  return <textarea rows={1} {...props} className={`${styles.field} ${props.className ?? ""}`} />;
}

/** What stands below the field; `end` keeps to the far side. */
export function ComposerRow({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.row}>
      {children}
      <span className={styles.end}>{end}</span>
    </div>
  );
}

/** A switch or an opener in the row. */
export function Pill(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={`${styles.pill} ${props.className ?? ""}`} />;
}

type RoundButtonProps = ComponentProps<"button"> & { look: "filled" | "quiet"; title: string };

/** Named by its title, unless `aria-label` says otherwise. */
export function RoundButton({ look, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={rest.title}
      {...rest}
      className={`${styles.round} ${styles[look]} ${rest.className ?? ""}`}
    />
  );
}
