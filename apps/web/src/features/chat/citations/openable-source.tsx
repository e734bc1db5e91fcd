import { BookOpen } from "lucide-react";
import { OutsideLink } from "../../../shared/ui/controls/outside-link.tsx";
import type { CitedSource } from "./citations.ts";
import { t } from "../messages.ts";
import { toSourceAddress } from "./source-address.ts";
import type { CitedPart } from "./cited-part.ts";
import { CitedPassage } from "./cited-passage.tsx";
import styles from "./openable-source.module.css";

type OpenableSourceProps = {
  source: CitedSource;
  cited: CitedPart;
  onOpen: (source: CitedSource) => void;
};

/** The passage of a source, with a button to open its document or a link to its web page. */
export function OpenableSource({ source, cited, onOpen }: OpenableSourceProps) {
  return (
    <>
      <CitedPassage source={source} cited={cited} />
      {toSourceAddress(source) && (
        <button type="button" className={styles.open} onClick={() => onOpen(source)}>
          <BookOpen size={14} aria-hidden="true" />
          {t.openDocument}
        </button>
      )}
      {source.page !== null && (
        <OutsideLink href={source.page} className={styles.open}>
          {t.openPage} <span className={styles.host}>{t.linkTo(new URL(source.page).host)}</span>
        </OutsideLink>
      )}
    </>
  );
}
