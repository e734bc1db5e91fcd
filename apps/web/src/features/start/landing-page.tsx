import { Database, MessageSquareText, Settings, UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { useTitle } from "../../shared/use-title.ts";
import styles from "./landing-page.module.css";

// The welcome is there at once; the demo begins a moment later anyway.
const Demo = lazy(() => import("./demo/demo.tsx"));

const cards = [
  {
    to: paths.chatbot,
    icon: MessageSquareText,
    title: "Chatbot",
    words: "Ask questions about your uploaded data.",
  },
  {
    to: paths.database,
    icon: Database,
    title: "Document Database",
    words: "Upload and manage your data.",
  },
  { to: paths.account, icon: UserRound, title: "Account", words: "Manage your account." },
  { to: paths.settings, icon: Settings, title: "Settings", words: "Configure settings." },
];

export default function LandingPage() {
  useTitle("Footnote");
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h1 className={styles.title}>Welcome to Footnote</h1>
        <p className={styles.lead}>
          Your intelligent assistant for document management and information retrieval.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.signup} look="primary">
            Create an account
          </ButtonLink>
          <ButtonLink to={paths.login}>I have one</ButtonLink>
        </div>
      </section>
      <div className={styles.demo}>
        <Suspense fallback={<div className={styles.frame} />}>
          <Demo />
        </Suspense>
      </div>
      <ul className={styles.cards}>
        {cards.map(({ to, icon: Icon, title, words }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <Icon size={20} aria-hidden="true" />
              <h2>{title}</h2>
              <p>{words}</p>
            </Link>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Link to={paths.privacyPolicy}>Privacy Policy</Link>
      </footer>
    </div>
  );
}
