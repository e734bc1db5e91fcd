import type { FailedDocument } from "@footnote/contracts/operator";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record } from "../../../shared/ui/layout/record-list.tsx";
import { useFailedDocuments, useRetry } from "../api.ts";
import { t } from "../messages.ts";
import { PagedList } from "./paged-list.tsx";

/** Documents that could not be made searchable, with the reason and another try where one makes sense. */
export function FailedDocumentsPanel() {
  const query = useFailedDocuments();
  const found = query.data?.pages.flatMap(({ documents }) => documents);
  return (
    <Panel title={t.documents} lead={t.documentsLead}>
      <PagedList label={t.documents} query={query} none={t.noFailures}>
        {found?.map((document) => (
          <Failure key={document.id} document={document} />
        ))}
      </PagedList>
    </Panel>
  );
}

function Failure({ document }: { document: FailedDocument }) {
  const { id, name, organization, created_at: created, failure } = document;
  const retry = useRetry(id);
  const about = (
    <>
      {t.failedAbout(organization.name, formatDate(created, "N/A"))} · {failure.message}
      {retry.isError && (
        <Banner tone="error">{t.changeFailed(getErrorMessage(retry.error))}</Banner>
      )}
    </>
  );
  return (
    <Record name={name} about={about}>
      {failure.can_retry && (
        <Button aria-label={t.retryOf(name)} busy={retry.isPending} onClick={() => retry.mutate()}>
          {t.retry}
        </Button>
      )}
    </Record>
  );
}
