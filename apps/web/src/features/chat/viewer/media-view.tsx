import { clockTime } from "@footnote/contracts/anchors";
import type { FileDetails, Passage } from "@footnote/contracts/document-content";
import { Play } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { makeContentUrl } from "../../../shared/http/make-content-url.ts";
import type { CitedPart } from "../citations/cited-part.ts";
import { CitedText } from "../citations/cited-passage.tsx";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { findCited, usePassages } from "./api.ts";
import styles from "./media-view.module.css";
import { t } from "./messages.ts";
import { useScrollToCited } from "./use-scroll-to-cited.ts";

type MediaViewProps = { file: FileDetails; viewed: ViewedSource };

/** A recording that plays from the cited second, with its transcript. */
export function MediaView({ file, viewed }: MediaViewProps) {
  const read = usePassages(viewed.documentId, viewed.chunkId);
  const passages = read.data?.pages.flatMap((page) => page.passages) ?? [];
  const cited = findCited(passages, { chunkId: viewed.chunkId, chunk: viewed.source?.chunk ?? "" });
  const start = getStartTime(viewed.anchors) ?? getStartTime(cited?.anchors) ?? 0;
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const player = usePlayer(element, viewed.documentId, start);
  const list = useRef<HTMLOListElement>(null);
  useScrollToCited(list, cited?.id, viewed.cited.spans);
  const Element = file.view === "video" ? "video" : "audio";
  return (
    <div className={styles.media}>
      <Element
        ref={element}
        className={styles[file.view]}
        controls
        preload="metadata"
        {...(player.url !== "" && { src: player.url })}
        onLoadedMetadata={player.onReady}
        onError={player.onError}
        aria-label={file.name}
      />
      {player.failure !== "" && (
        <p className={styles.failure} role="alert">
          {player.failure}
        </p>
      )}
      {viewed.source && read.isSuccess && !cited && (
        <p className={styles.notLocated} role="status">
          {t.notLocated}
        </p>
      )}
      <ol ref={list} className={styles.transcript} aria-label={t.transcript}>
        {passages.map((passage) => (
          <Line
            key={passage.id}
            passage={passage}
            cited={passage.id === cited?.id ? viewed.cited : null}
            onPlay={player.playFrom}
          />
        ))}
      </ol>
    </div>
  );
}

type LineProps = {
  passage: Passage;
  /** What is cited of it; null for other passages. */
  cited: CitedPart | null;
  onPlay: (seconds: number) => void;
};

function Line({ passage: { text, anchors }, cited, onPlay }: LineProps) {
  const from = getStartTime(anchors) ?? 0;
  return (
    <li className={styles.line} data-cited={cited !== null || undefined}>
      <button
        type="button"
        className={styles.time}
        aria-label={t.playFrom(clockTime(from))}
        onClick={() => onPlay(from)}
      >
        <Play size={12} aria-hidden="true" />
        {clockTime(from)}
      </button>
      <p>{cited === null ? text : <CitedText text={text} cited={cited} />}</p>
    </li>
  );
}

/** Returns the player's address, which is requested again after it expires, and seeks to the start time. */
function usePlayer(
  element: { readonly current: HTMLMediaElement | null },
  documentId: string,
  start: number,
) {
  const [url, setUrl] = useState("");
  const [failure, setFailure] = useState("");
  /** The time to seek to once the player is ready. */
  const position = useRef({ at: start, playing: false });
  /** The address that the player failed to load. */
  const failed = useRef("");

  const load = useCallback(() => {
    makeContentUrl(documentId).then(setUrl, (error: unknown) =>
      setFailure(getErrorMessage(error, t.mediaFailed)),
    );
  }, [documentId]);
  useEffect(load, [load]);

  const playFrom = useCallback(
    (seconds: number) => {
      const player = element.current;
      if (!player) return;
      seek(player, seconds);
      // A browser may block autoplay; the player then waits at the right second.
      void player.play().catch(() => undefined);
    },
    [element],
  );

  useEffect(() => {
    position.current = { at: start, playing: false };
    if (element.current && element.current.readyState > 0) seek(element.current, start);
  }, [element, start]);

  function goOn() {
    const { at, playing } = position.current;
    if (element.current) seek(element.current, at);
    if (playing) playFrom(at);
  }

  function recover() {
    const player = element.current;
    const worked = player !== null && player.currentTime > 0;
    if (failed.current === "" || worked) {
      // The address has probably expired: continue at the same time with a new one.
      failed.current = url;
      position.current = {
        at: worked ? player.currentTime : position.current.at,
        playing: worked && !player.paused,
      };
      load();
    } else setFailure(t.mediaFailed);
  }

  return { url, failure, playFrom, onReady: goOn, onError: recover };
}

function getStartTime(anchors: ViewedSource["siblings"][number]["anchors"] | undefined) {
  const [first] = anchors ?? [];
  return first?.kind === "time" ? first.from : undefined;
}

function seek(player: HTMLMediaElement, seconds: number): void {
  player.currentTime = seconds;
}
