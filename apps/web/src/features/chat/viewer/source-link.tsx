import type { ReactNode } from "react";
import { use } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { sourceParameter } from "../../../shared/paths.ts";
import { formatSourceAddress } from "../citations/source-address.ts";
import { DocumentLinkContext } from "./document-link-context.ts";

/** Opens a document in the viewer, beside the conversation that is on the page, or on its own page. */
export function SourceLink({ documentId, children }: { documentId: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const findPage = use(DocumentLinkContext);
  if (findPage) return <Link to={findPage(documentId)}>{children}</Link>;
  const next = new URLSearchParams(search);
  next.set(sourceParameter, formatSourceAddress({ documentId, chunkId: null }));
  return <Link to={{ search: next.toString() }}>{children}</Link>;
}
