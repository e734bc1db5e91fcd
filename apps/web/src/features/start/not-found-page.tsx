import { FileQuestionMark } from "lucide-react";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/controls/button.tsx";
import { EmptyState } from "../../shared/ui/feedback/empty-state.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { t } from "./messages.ts";

export default function NotFoundPage() {
  useTitle(t.notFound);
  return (
    <EmptyState
      wholePage
      icon={<FileQuestionMark size={32} />}
      title={t.notFoundTitle}
      action={<ButtonLink to={paths.landing}>{t.goToStart}</ButtonLink>}
    >
      {t.notFoundWords}
    </EmptyState>
  );
}
