import type { FileDetails } from "@footnote/contracts/document-content";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import Markdown from "react-markdown";
import answerStyles from "../../answer/answer-text.module.css";
import { markdownParts } from "../../answer/markdown-parts.tsx";
import type { ViewedSource } from "../../citations/use-viewed-source.ts";
import { LoadingBody } from "../loading-body.tsx";
import textStyles from "../text-view.module.css";
import { useCitedLocation } from "../use-cited-location.ts";
import { getCitedWords } from "./cited-words.ts";
import { type CitedLines, rehypeMarkCited } from "./mark-lines.ts";
import { remarkPlugins } from "./markdown-plugins.ts";
import { rendersInTime } from "./renders-in-time.ts";
import styles from "./layout.module.css";
import { SourceLines } from "./source-lines.tsx";
import { splitFrontMatter } from "./split-front-matter.ts";
import { useFileBytes } from "./use-file-bytes.ts";
import type { ViewMode } from "./view-switch.tsx";

type MarkdownViewProps = {
  file: FileDetails;
  viewed: ViewedSource;
  mode: ViewMode;
  onFailure: () => void;
  onMissing: () => void;
};

/** A Markdown document, rendered or as it is written, with what is cited marked and scrolled to. */
export default function MarkdownView({
  file,
  viewed,
  mode,
  onFailure,
  onMissing,
}: MarkdownViewProps) {
  const text = useDecoded(viewed.documentId, onFailure);
  const { anchors, text: passage } = useCitedLocation(viewed);
  const words = JSON.stringify(getCitedWords(viewed, passage));
  const ranges = JSON.stringify(anchors.filter(({ kind }) => kind === "lines"));
  const cited = useMemo<CitedLines>(
    () => ({
      lines: JSON.parse(ranges) as CitedLines["lines"],
      words: JSON.parse(words) as CitedLines["words"],
    }),
    [ranges, words],
  );
  const body = useRef<HTMLDivElement>(null);
  const isCited = passage !== "";
  const reportMissing = useEffectEvent(onMissing);

  useEffect(() => {
    if (text === null || !isCited) return;
    const marked = body.current?.querySelector("[data-sentence]");
    if (marked) marked.scrollIntoView({ block: "center" });
    else if (mode === "layout") reportMissing();
  }, [text, isCited, cited, mode]);

  if (text === null) return <LoadingBody />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls: the keyboard must reach it
    <div ref={body} className={textStyles.body} tabIndex={0} role="region" aria-label={file.name}>
      {mode === "text" ? (
        <SourceLines text={text} cited={cited.lines} />
      ) : (
        <Rendered text={text} cited={isCited ? cited : null} />
      )}
    </div>
  );
}

/** The text of a file in UTF-8 or UTF-16; null while it loads. Others are read on the server only. */
function useDecoded(documentId: string, onFailure: () => void): string | null {
  const bytes = useFileBytes(documentId);
  const [text, setText] = useState<string | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let current = true;
    if (bytes.isError) fail();
    bytes.data
      ?.arrayBuffer()
      .then(async (buffer) => {
        const decoded = decode(new Uint8Array(buffer));
        if (!(await rendersInTime(decoded))) throw new Error("The Markdown takes too long.");
        return decoded;
      })
      .then(
        (decoded) => current && setText(decoded),
        () => current && fail(),
      );
    return () => {
      current = false;
    };
  }, [bytes.data, bytes.isError]);
  return text;
}

/** @throws TypeError where the bytes are in another encoding */
function decode(bytes: Uint8Array): string {
  const mark = `${bytes[0]}.${bytes[1]}`;
  const encoding = mark === "255.254" ? "utf-16le" : mark === "254.255" ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, "\n");
}

function Rendered({ text, cited }: { text: string; cited: CitedLines | null }) {
  const { front, body } = splitFrontMatter(text);
  return (
    <div className={`${answerStyles.text} ${styles.markdown}`}>
      {front !== "" && <pre className={styles.front}>{front}</pre>}
      <Markdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={cited ? [[rehypeMarkCited, cited]] : []}
        components={markdownParts}
      >
        {body}
      </Markdown>
    </div>
  );
}
