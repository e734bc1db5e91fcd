import { SearchX } from "lucide-react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { EmptyState } from "../../../shared/ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { useSearch } from "../api.ts";
import type { FileFilter } from "../filters/file-filter.ts";
import { isActive } from "../filters/file-filter.ts";
import { NoMatch } from "../filters/no-match.tsx";
import { searchRows } from "./list-rows.ts";
import { t } from "../messages.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import type { DeleteTarget } from "../components/delete-dialog.tsx";
import { Entries } from "./entries.tsx";

type SearchResultsProps = {
  text: string;
  filter: FileFilter;
  onDelete: (target: DeleteTarget) => void;
};

/** Files and folders in any folder whose name contains the text, with their paths. */
export function SearchResults({ text, filter, onDelete }: SearchResultsProps) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, ...query } = useSearch(
    text,
    filter,
  );
  const { state } = useUploads();
  if (error) {
    return (
      <LoadFailure onRetry={query.refetch}>{t.searchFailed(getErrorMessage(error))}</LoadFailure>
    );
  }
  const pages = data?.pages ?? [];
  const folders = pages.flatMap((page) => page.folders);
  const files = pages.flatMap((page) => page.files);
  const total = pages[0]?.total ?? 0;
  const rows = searchRows({ folders, files }, state);
  if (!isPending && rows.length === 0) {
    if (isActive(filter)) return <NoMatch />;
    return (
      <EmptyState icon={<SearchX size={32} />} title={t.nothingFound}>
        {t.nothingFoundWords}
      </EmptyState>
    );
  }
  return (
    <>
      <Entries
        rows={rows}
        loading={isPending}
        summary={isPending ? t.loading : t.foundCount(folders.length + total)}
        onDelete={onDelete}
      />
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.more(total)}
        </Button>
      )}
    </>
  );
}
