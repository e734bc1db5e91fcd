import type { ModelUsage, UsageDay } from "@footnote/contracts/usage";
import { formatNumber } from "../../../shared/language/format.ts";
import { sumByModel } from "../model-totals.ts";
import { t } from "../messages.ts";
import styles from "./usage-history.module.css";

/** What each model took in the period; nothing where no model was used. */
export function ModelsTable({ days }: { days: readonly UsageDay[] }) {
  const totals = sumByModel(days);
  if (totals.length === 0) return null;
  return (
    <section className={styles.models} aria-labelledby="models-took">
      <h3 id="models-took" className={styles.modelsTitle}>
        {t.modelsTitle}
      </h3>
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[t.model, t.usedFor, t.tokens, t.minutes, t.cost].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.map((use) => (
              <ModelRow key={`${use.kind} ${use.model}`} use={use} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ModelRow({ use }: { use: ModelUsage }) {
  const { model, kind, input_tokens: read, output_tokens: written, seconds, cost } = use;
  return (
    <tr>
      <th scope="row">{model}</th>
      <td>{t[kind]}</td>
      <td>{formatNumber(read + written)}</td>
      <td>{seconds === 0 ? "–" : formatNumber(Math.ceil(seconds / 60))}</td>
      <td>{cost === 0 ? "–" : formatNumber(Number(cost.toFixed(2)))}</td>
    </tr>
  );
}
