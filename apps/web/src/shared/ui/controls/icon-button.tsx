import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "title"> & {
  /** The accessible name, also shown on hover. */
  title: string;
  /** A longer name for screen readers where the title alone is ambiguous, as in a list. */
  label?: string;
};

export function IconButton({ title, label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      title={title}
      aria-label={label ?? title}
      className={`${styles.button} ${rest.className ?? ""}`}
    />
  );
}
