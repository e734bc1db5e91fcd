import { FileQuestionMark } from "lucide-react";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { useTitle } from "../../shared/use-title.ts";

export default function NotFoundPage() {
  useTitle("Page not found");
  return (
    <EmptyState
      icon={<FileQuestionMark size={32} />}
      title="There is no page at this address"
      action={<ButtonLink to={paths.landing}>Go to the start</ButtonLink>}
    >
      It may have moved, or the link may have lost a piece on its way here.
    </EmptyState>
  );
}
