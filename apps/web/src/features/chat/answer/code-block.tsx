import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import type { ExtraProps } from "react-markdown";
import { t } from "../messages.ts";
import { useCopied } from "../use-copied.ts";
import styles from "./answer-text.module.css";

/** Code in an answer, with a copy button. */
export function CodeBlock({ children }: React.JSX.IntrinsicElements["pre"] & ExtraProps) {
  const block = useRef<HTMLPreElement>(null);
  const { copied, copy } = useCopied();
  return (
    <div className={styles.code}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways: the keyboard must reach it */}
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
      <button
        type="button"
        className={styles.copy}
        title={copied === "yes" ? t.copied : t.copyCode}
        aria-label={copied === "yes" ? t.copied : t.copyCode}
        onClick={() => copy(block.current?.textContent ?? "")}
      >
        {copied === "yes" ? (
          <Check size={14} aria-hidden="true" />
        ) : (
          <Copy size={14} aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
