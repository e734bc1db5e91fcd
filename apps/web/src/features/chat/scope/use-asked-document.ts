import { type FileDetails, getFile } from "@footnote/contracts/document-content";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { askedDocumentParameter, chatPath } from "../../../shared/paths.ts";
import { t } from "../messages.ts";
import type { Picks } from "./picks.ts";

/** Picks the document of an "Ask about this file" link for a new chat. Returns why it cannot; empty if it can. */
export function useAskedDocument(picks: Picks): string {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(askedDocumentParameter);
  const { data, error } = useQuery({
    ...buildQuery(getFile, { params: { id: id ?? "" } }),
    enabled: id !== null,
  });

  const pick = useEffectEvent(({ id: documentId, name, state, created_at: added }: FileDetails) => {
    const label = state === "outdated" ? t.datedVersion(name, formatDate(added, "")) : name;
    picks.store(null, [{ kind: "file", id: documentId, name: label }]);
    // Removed from the address, so that a reload keeps what was picked since.
    void navigate(chatPath(null), { replace: true });
  });
  useEffect(() => {
    if (data && data.id === id) pick(data);
  }, [data, id]);

  return id !== null && error ? getErrorMessage(error, t.askedFileFailed) : "";
}
