import { Sheet } from "../../shared/ui/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { DocumentsPanel } from "./components/documents-panel.tsx";
import { QuickAsk } from "./components/quick-ask.tsx";
import { RecentConversations } from "./components/recent-conversations.tsx";
import styles from "./home-page.module.css";

export default function HomePage() {
  useTitle("Home");
  return (
    <Sheet title="What would you like to know?" width="wide">
      <QuickAsk />
      <div className={styles.columns}>
        <RecentConversations />
        <DocumentsPanel />
      </div>
    </Sheet>
  );
}
