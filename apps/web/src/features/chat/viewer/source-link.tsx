import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { sourceParameter } from "../../../shared/paths.ts";
import { formatSourceAddress } from "../citations/source-address.ts";

/** Opens a document in the viewer, beside the conversation that is on the page. */
export function SourceLink({ documentId, children }: { documentId: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(sourceParameter, formatSourceAddress({ documentId, chunkId: null }));
  return <Link to={{ search: next.toString() }}>{children}</Link>;
}
