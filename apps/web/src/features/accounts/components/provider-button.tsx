import type { ComponentProps } from "react";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import styles from "./provider-button.module.css";

type ProviderButtonProps = Pick<ComponentProps<"button">, "onClick" | "disabled"> & {
  children: string;
  busy?: boolean;
};

/** The way to an identity provider, before or without a button of its own. */
export function ProviderButton({ children, busy = false, disabled, onClick }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onClick}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : <ProviderIcon />}
      {children}
    </button>
  );
}

function ProviderIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle
        cx="9"
        cy="9"
        r="6.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeDasharray="34 8"
        strokeDashoffset="-2"
      />
      <path d="M9.2 9h6.4" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}
