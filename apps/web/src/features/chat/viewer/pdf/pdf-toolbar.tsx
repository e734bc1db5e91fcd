import {
  ChevronDown,
  ChevronUp,
  LocateFixed,
  Minus,
  Moon,
  MoveHorizontal,
  Plus,
} from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import styles from "./pdf-view.module.css";
import type { DarkPages } from "./use-dark-pages.ts";

type PdfToolbarProps = {
  lead: ReactNode;
  page: number;
  /** 0 while the document loads. */
  pages: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (step: 1 | -1) => void;
  onFit: () => void;
  /** Undefined if the location is unknown. */
  onReturn: (() => void) | undefined;
  darkPages: DarkPages;
};

export function PdfToolbar({
  lead,
  page,
  pages,
  zoom,
  onPage,
  onZoom,
  onFit,
  onReturn,
  darkPages,
}: PdfToolbarProps) {
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t.pages}>
      {lead}
      {pages !== 1 && (
        <>
          <IconButton title={t.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton title={t.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <ChevronDown size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <span className={styles.page}>{pages > 0 && t.pageOf(page, pages)}</span>
      {onReturn && (
        <IconButton title={t.toCitation} disabled={pages === 0} onClick={onReturn}>
          <LocateFixed size={16} aria-hidden="true" />
        </IconButton>
      )}
      {darkPages.isOffered && (
        <IconButton
          title={t.darkPages}
          className={styles.toggle}
          aria-pressed={darkPages.on}
          onClick={darkPages.toggle}
        >
          <Moon size={16} aria-hidden="true" />
        </IconButton>
      )}
      <span className={styles.zooms}>
        <IconButton title={t.zoomOut} disabled={zoom <= 0.5} onClick={() => onZoom(-1)}>
          <Minus size={16} aria-hidden="true" />
        </IconButton>
        <span className={styles.zoom}>{t.zoom(Math.round(zoom * 100))}</span>
        <IconButton title={t.zoomIn} disabled={zoom >= 3} onClick={() => onZoom(1)}>
          <Plus size={16} aria-hidden="true" />
        </IconButton>
        <IconButton title={t.fitWidth} disabled={zoom === 1} onClick={onFit}>
          <MoveHorizontal size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
