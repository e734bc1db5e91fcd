import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-field.module.css";
import { t } from "../messages.ts";

/** A text with a copy button. The text can also be selected if the clipboard is not available. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <div className={styles.row}>
      <input
        readOnly
        aria-label={label}
        value={text}
        className={styles.text}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy().catch(() => setCopied(false))}>
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {copied ? t.copied : t.copy}
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? t.copied : ""}
      </span>
    </div>
  );
}
