import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import styles from "./home-page.module.css";

export default function HomePage() {
  useTitle("Home");
  return (
    <Sheet title="Where to?" width="page">
      <Panel title="Ask">
        <p className={styles.words}>
          Put a question to your documents. Every claim in the answer carries a number that opens
          its source.
        </p>
        <ButtonLink to={paths.chat} look="primary">
          Open the chat
        </ButtonLink>
      </Panel>
      <Panel title="Collect">
        <p className={styles.words}>
          Sort documents into folders and upload new ones, one by one or a whole folder at a time.
        </p>
        <ButtonLink to={paths.database}>Open the database</ButtonLink>
      </Panel>
    </Sheet>
  );
}
