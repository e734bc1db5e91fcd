import styles from "./google-button.module.css";

type GoogleButtonProps = {
  children: string;
  /** Called with the sentence to show, for the provider is not configured on this server. */
  onUnavailable: (sentence: string) => void;
};

export function GoogleButton({ children, onUnavailable }: GoogleButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => onUnavailable("Google Sign-In is not available. Please try again later.")}
    >
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
      {children}
    </button>
  );
}
