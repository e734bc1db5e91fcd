import { SearchX } from "lucide-react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { EmptyState } from "../../../shared/ui/feedback/empty-state.tsx";
import { t } from "./messages.ts";

/** What is shown when the filters leave no file. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={t.noMatch}
      action={<Button onClick={onClear}>{t.clear}</Button>}
    />
  );
}
