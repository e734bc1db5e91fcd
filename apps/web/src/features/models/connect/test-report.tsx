import type { CheckCode, TestResult } from "@footnote/contracts/models/checks";
import { CircleAlert, CircleCheck, CircleMinus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { t } from "../messages.ts";
import styles from "./test-report.module.css";

type TestReportProps = {
  ref?: Ref<HTMLDivElement>;
  tone: "success" | "error" | "info";
  /** What came of the test, in a sentence. */
  summary: ReactNode;
  result: TestResult;
};

/** What a test found, in words: what works, what does not, and what to do. It takes the focus when it appears. */
export function TestReport({ ref, tone, summary, result }: TestReportProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.report}>
      <Banner tone={tone}>{summary}</Banner>
      <ul className={styles.checks} aria-label={t.whatWasTested}>
        {result.checks.map(({ kind, model, code }) => (
          <li key={`${kind} ${model ?? ""}`} className={styles.check} data-code={toneOf(code)}>
            <CheckIcon code={code} />
            <span>
              {t[`kind_${kind}`]}
              {model !== null && (
                <>
                  {" · "}
                  <code>{model}</code>
                </>
              )}
              <span className={styles.words}>
                {kind === "models" && code === "works"
                  ? t.listed(result.models.length)
                  : t[`check_${code}`]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckIcon({ code }: { code: CheckCode }) {
  const tone = toneOf(code);
  const Icon = { works: CircleCheck, open: CircleMinus, failed: CircleAlert }[tone];
  return <Icon size={16} aria-hidden="true" className={styles.icon} />;
}

function toneOf(code: CheckCode): "works" | "open" | "failed" {
  if (code === "works") return "works";
  return code === "skipped" || code === "no_tools" || code === "not_offered" ? "open" : "failed";
}
