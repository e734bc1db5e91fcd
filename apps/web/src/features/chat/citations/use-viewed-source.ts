import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Note } from "./citations.ts";
import { claimsById } from "./claims.ts";
import {
  placeOf,
  readSource,
  sourceParameter,
  type SourcePlace,
  writeSource,
} from "./source-address.ts";
import type { Entry } from "../thread/transcript.ts";

/** What the viewer shows: a place in a document and, when an answer cites it, that citation among its others. */
export type ViewedSource = SourcePlace & {
  note: Note | null;
  /** The sentences that rest on it. */
  claims: readonly string[];
  /** The other sources of the answer that can be opened, and where this one stands among them. */
  siblings: readonly Note[];
  index: number;
};

type Opened = { viewedEntry?: string } | null;

/** Which source is open beside the chat: it stands in the address, so it survives a reload and can be sent on. */
export function useViewedSource(entries: readonly Entry[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | null>(null);
  const search = useRef(location.search);
  useEffect(() => {
    search.current = location.search;
  }, [location.search]);

  const parameter = new URLSearchParams(location.search).get(sourceParameter);
  const entryKey = (location.state as Opened)?.viewedEntry ?? null;
  const viewed = useMemo(() => {
    const place = readSource(parameter);
    return place && findViewed(entries, place, entryKey);
  }, [entries, parameter, entryKey]);

  const go = useCallback(
    (place: SourcePlace | null, { replace, state }: { replace: boolean; state?: Opened }) => {
      const next = new URLSearchParams(search.current);
      if (place) next.set(sourceParameter, writeSource(place));
      else next.delete(sourceParameter);
      void navigate({ search: next.toString() }, { replace, state });
    },
    [navigate],
  );

  const open = useCallback(
    (note: Note, key: string) => {
      const place = placeOf(note);
      if (!place) return false;
      opener.current = document.activeElement as HTMLElement | null;
      go(place, { replace: false, state: { viewedEntry: key } });
      return true;
    },
    [go],
  );

  const close = useCallback(() => {
    go(null, { replace: true });
    // The panel is gone after the next drawing; then the focus is where it came from.
    requestAnimationFrame(() => opener.current?.isConnected && opener.current.focus());
  }, [go]);

  const move = useCallback(
    (step: number) => {
      const next = viewed?.siblings[viewed.index + step];
      const place = next && placeOf(next);
      if (place)
        go(place, { replace: true, state: { ...(entryKey && { viewedEntry: entryKey }) } });
    },
    [go, viewed, entryKey],
  );

  return { viewed, open, close, move };
}

/** The citation of a place: in the answer it was opened from, else in the latest answer that has it. */
function findViewed(
  entries: readonly Entry[],
  place: SourcePlace,
  entryKey: string | null,
): ViewedSource {
  const isIt = (note: Note) =>
    note.documentId === place.documentId &&
    (place.chunkId === null || note.chunkId === place.chunkId);
  const citing = entries.filter(({ notes }) => notes.some(isIt));
  const entry = citing.find(({ key }) => key === entryKey) ?? citing.at(-1);
  const siblings = entry?.notes.filter((note) => placeOf(note) !== null) ?? [];
  const index = siblings.findIndex(isIt);
  const note = siblings[index] ?? null;
  const claims = entry && note ? (claimsById(entry.text).get(note.id) ?? []) : [];
  return { ...place, note, claims, siblings, index };
}
