import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { CitedSource } from "./citations.ts";
import { groupClaimsByMarker } from "./claims.ts";
import {
  toSourceAddress,
  parseSourceAddress,
  sourceParameter,
  type SourceAddress,
  formatSourceAddress,
} from "./source-address.ts";
import type { Entry } from "../thread/transcript.ts";

/** The contents of the viewer: a document and passage and, when an answer cites them, the citation. */
export type ViewedSource = SourceAddress & {
  source: CitedSource | null;
  /** The sentences that cite it. */
  claims: readonly string[];
  /** The sources of the answer that can be opened, and the position of this one among them. */
  siblings: readonly CitedSource[];
  index: number;
};

type Opened = { viewedEntry?: string } | null;

/** The source open beside the chat. The page's address contains it, so it survives a reload and can be shared. */
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
    const address = parseSourceAddress(parameter);
    return address && findViewed(entries, address, entryKey);
  }, [entries, parameter, entryKey]);

  const navigateTo = useCallback(
    (address: SourceAddress | null, { replace, state }: { replace: boolean; state?: Opened }) => {
      const next = new URLSearchParams(search.current);
      if (address) next.set(sourceParameter, formatSourceAddress(address));
      else next.delete(sourceParameter);
      void navigate({ search: next.toString() }, { replace, state });
    },
    [navigate],
  );

  const open = useCallback(
    (source: CitedSource, key: string) => {
      const address = toSourceAddress(source);
      if (!address) return false;
      opener.current = document.activeElement as HTMLElement | null;
      navigateTo(address, { replace: false, state: { viewedEntry: key } });
      return true;
    },
    [navigateTo],
  );

  const close = useCallback(() => {
    navigateTo(null, { replace: true });
    // The panel is gone after the next render; then the focus returns to the element that opened it.
    requestAnimationFrame(() => opener.current?.isConnected && opener.current.focus());
  }, [navigateTo]);

  const move = useCallback(
    (step: number) => {
      const next = viewed?.siblings[viewed.index + step];
      const address = next && toSourceAddress(next);
      if (address)
        navigateTo(address, {
          replace: true,
          state: { ...(entryKey && { viewedEntry: entryKey }) },
        });
    },
    [navigateTo, viewed, entryKey],
  );

  return { viewed, open, close, move };
}

/** Finds the citation of an address: in the answer it was opened from, else in the latest answer that has it. */
function findViewed(
  entries: readonly Entry[],
  address: SourceAddress,
  entryKey: string | null,
): ViewedSource {
  const isIt = (source: CitedSource) =>
    source.documentId === address.documentId &&
    (address.chunkId === null || source.chunkId === address.chunkId);
  const citing = entries.filter(({ sources }) => sources.some(isIt));
  const entry = citing.find(({ key }) => key === entryKey) ?? citing.at(-1);
  const siblings = entry?.sources.filter((source) => toSourceAddress(source) !== null) ?? [];
  const index = siblings.findIndex(isIt);
  const source = siblings[index] ?? null;
  const claims = entry && source ? (groupClaimsByMarker(entry.text).get(source.id) ?? []) : [];
  return { ...address, source, claims, siblings, index };
}
