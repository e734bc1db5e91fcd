import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { DocumentsPanel } from "./components/documents-panel.tsx";
import { t } from "./components/messages.ts";
import { QuickAsk } from "./components/quick-ask.tsx";
import { RecentConversations } from "./components/recent-conversations.tsx";
import { RecentDocuments } from "./components/recent-documents.tsx";
import styles from "./home-page.module.css";

export default function HomePage() {
  useTitle(t.home);
  return (
    <Sheet title={t.question} width="wide">
      <QuickAsk />
      <div className={styles.columns}>
        <RecentConversations />
        <RecentDocuments />
      </div>
      <DocumentsPanel />
    </Sheet>
  );
}
