import { SearchX } from "lucide-react";
import { EmptyState } from "../../../shared/ui/feedback/empty-state.tsx";
import { t } from "./messages.ts";

/** What is shown when the filters, which stand above, leave no file. */
export function NoMatch() {
  return (
    <EmptyState icon={<SearchX size={32} />} title={t.noMatch}>
      {t.noMatchWords}
    </EmptyState>
  );
}
