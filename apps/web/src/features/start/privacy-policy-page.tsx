import { Sheet } from "../../shared/ui/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import styles from "./privacy-policy-page.module.css";

export default function PrivacyPolicyPage() {
  useTitle("Privacy Policy");
  return (
    <Sheet title="Privacy Policy" width="page">
      <article className={styles.text}>
        <h2>What is stored</h2>
        <p>
          Your email address and name, a one-way hash of your password, your organization's details,
          the documents you upload with the text read from them, and your conversations. In your
          browser: your session, your choice of theme, and which folders you search.
        </p>
        <h2>What it is used for</h2>
        <p>
          To answer your questions from your organization's documents and to show you where each
          answer comes from. Documents are visible to the members of your organization and to nobody
          in any other. Conversations are visible to you alone.
        </p>
        <h2>Who else takes part</h2>
        <p>Depending on how this server is set up, these kinds of providers process data for it:</p>
        <ul>
          <li>
            <strong>A third-party identity provider</strong>, when you choose to sign in with it
            instead of a password.
          </li>
          <li>
            <strong>A card payment provider</strong>, when subscriptions are sold. Card numbers go
            to it directly and never reach this server.
          </li>
          <li>
            <strong>AI language model providers</strong>, which receive your question and the
            passages found for it, in order to write the answer.
          </li>
          <li>
            <strong>Cloud hosting</strong>, on which the server, its database and the uploaded files
            are kept.
          </li>
        </ul>
        <h2>How to have it removed</h2>
        <p>
          Deleting a file removes its bytes and everything read from it. Whoever runs this server
          can delete your account and answer questions about this policy.
        </p>
      </article>
    </Sheet>
  );
}
