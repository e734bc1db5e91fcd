import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import styles from "./button.module.css";
import { Spinner } from "../feedback/spinner.tsx";

type Look = "primary" | "secondary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  look?: Look;
  /** Shows a spinner and ignores presses; the caller changes the label. */
  busy?: boolean;
};

export function Button({ look = "secondary", busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[look]} ${rest.className ?? ""}`}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  look = "secondary",
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={`${styles.button} ${styles[look]} ${rest.className ?? ""}`} />;
}
