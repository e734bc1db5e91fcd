import type { FileDetails } from "@footnote/contracts/document-content";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ViewedSource } from "../../citations/use-viewed-source.ts";
import { LoadingBody } from "../loading-body.tsx";
import { useSize } from "../pdf/use-size.ts";
import { useCitedLocation } from "../use-cited-location.ts";
import { getCitedWords } from "./cited-words.ts";
import styles from "./layout.module.css";
import type { CitedWords } from "./locate-cited.ts";
import { markCited, renderWord, unmark } from "./render-word.ts";
import { useFileBytes } from "./use-file-bytes.ts";
import { wordStyles } from "./word-styles.ts";

type WordViewProps = {
  file: FileDetails;
  viewed: ViewedSource;
  onFailure: () => void;
  onMissing: () => void;
};

/** The pages of a Word document, with what is cited marked and scrolled to. */
export default function WordView({ file, viewed, onFailure, onMissing }: WordViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const pages = usePages(host, viewed.documentId, onFailure);
  const { text: passage } = useCitedLocation(viewed);
  const words = JSON.stringify(getCitedWords(viewed, passage));
  const isCited = passage !== "";
  const reportMissing = useEffectEvent(onMissing);

  useEffect(() => {
    if (!pages || !isCited) return;
    unmark(pages);
    if (!markCited(pages, JSON.parse(words) as CitedWords)) reportMissing();
    pages.querySelector("mark[data-sentence]")?.scrollIntoView({ block: "center" });
  }, [pages, isCited, words]);

  const { width } = useSize(host);
  useEffect(() => {
    if (pages && width > 0) fitPages(pages, width);
  }, [pages, width]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls: the keyboard must reach it
    <div className={styles.pages} tabIndex={0} role="region" aria-label={file.name}>
      {pages === null && <LoadingBody />}
      <div ref={host} />
    </div>
  );
}

/**
 * Draws the document in a shadow tree, where its styles meet no others. They are set as a sheet of their own: the content
 * security policy allows no style elements.
 */
function usePages(
  host: { current: HTMLDivElement | null },
  documentId: string,
  onFailure: () => void,
): ShadowRoot | null {
  const bytes = useFileBytes(documentId);
  const [pages, setPages] = useState<ShadowRoot | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (bytes.isError) fail();
    if (!bytes.data) return undefined;
    let current = true;
    renderWord(bytes.data).then(
      ({ body, styles: css }) => {
        if (!current || !host.current) return;
        const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`${css}\n${wordStyles}`);
        root.adoptedStyleSheets = [sheet];
        root.replaceChildren(body);
        setPages(root);
      },
      (error: unknown) => {
        if (!current) return;
        console.warn("The document could not be laid out.", error);
        fail();
      },
    );
    return () => {
      current = false;
    };
  }, [bytes.data, bytes.isError, host]);
  return pages;
}

/** Makes pages as wide as the panel, where they are wider. */
function fitPages(pages: ShadowRoot, width: number): void {
  const wrapper = pages.querySelector<HTMLElement>(".docx-wrapper");
  const page = wrapper?.querySelector<HTMLElement>("section");
  if (!wrapper || !page) return;
  wrapper.style.zoom = "1";
  wrapper.style.zoom = String(Math.min(1, width / page.offsetWidth));
}
