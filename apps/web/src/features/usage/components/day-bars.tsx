import { formatDate } from "../../../shared/language/format.ts";
import { t } from "../messages.ts";
import styles from "./usage-history.module.css";

type DayBarsProps = {
  title: string;
  days: readonly { day: string; count: number }[];
  /** "12 questions": what the bars add up to. */
  total: string;
};

const width = 600;
const height = 96;

/** One bar a day, the oldest at the left. Read out as a sentence; the figures are in the table below. */
export function DayBars({ title, days, total }: DayBarsProps) {
  const highest = days.reduce((a, b) => (b.count > a.count ? b : a), { day: "", count: 0 });
  const step = width / days.length;
  const peak =
    highest.count === 0 ? t.noneYet : t.peak(highest.count, formatDate(toNoon(highest.day), ""));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong>{total}</strong> <span>{peak}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.chart(title, total, peak)}
        className={styles.chart}
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className={styles.ground} />
        {days.map(({ day, count }, index) => {
          const tall =
            highest.count === 0 ? 0 : Math.max(2, (count / highest.count) * (height - 8));
          return (
            <g key={day}>
              <title>{`${formatDate(toNoon(day), "")}: ${count}`}</title>
              <rect x={index * step} y="0" width={step} height={height} className={styles.column} />
              {count > 0 && (
                <rect
                  x={index * step + step * 0.15}
                  y={height - tall}
                  width={step * 0.7}
                  height={tall}
                  className={styles.bar}
                />
              )}
            </g>
          );
        })}
      </svg>
      <span className={styles.ends} aria-hidden="true">
        <span>{formatDate(toNoon(days[0]?.day), "")}</span>
        <span>{formatDate(toNoon(days.at(-1)?.day), "")}</span>
      </span>
    </figure>
  );
}

/** A day in UTC as a moment that is on this day nearly everywhere. */
export function toNoon(day: string | undefined): string {
  return `${day}T12:00:00Z`;
}
