import { FileText } from "lucide-react";
import styles from "./specimen.module.css";

/** A picture, set in type, of what an answer looks like: claims above the rule, their notes below it. */
export function Specimen() {
  return (
    <figure className={styles.specimen} aria-label="What an answer looks like">
      <p className={styles.question}>How long do we keep visitor records?</p>
      <p className={styles.answer}>
        Visitor records are kept for ninety days<sup>1</sup> and then destroyed, unless an incident
        report refers to them.<sup>2</sup>
      </p>
      <ol className={styles.notes}>
        <li>
          <FileText size={14} aria-hidden="true" /> Reception handbook.pdf <span>page 7</span>
        </li>
        <li>
          <FileText size={14} aria-hidden="true" /> Incident policy.docx <span>paragraph 12</span>
        </li>
      </ol>
    </figure>
  );
}
