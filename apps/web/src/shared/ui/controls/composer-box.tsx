import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import styles from "./composer-box.module.css";

type ComposerBoxProps = {
  label: string;
  onSubmit: (event: SubmitEvent) => void;
  /** Whether the box is inside another frame and has no shadow of its own. */
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

/** The row of controls below the field; `end` is aligned to the right. */
export function ComposerRow({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.row}>
      {children}
      <span className={styles.end}>{end}</span>
    </div>
  );
}

/** A toggle, or a button that opens a dialog, in the row. */
export function Pill(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={`${styles.pill} ${props.className ?? ""}`} />;
}

type RoundButtonProps = ComponentProps<"button"> & { look: "filled" | "quiet"; title: string };

/** The title is the accessible name, unless `aria-label` is set. */
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
