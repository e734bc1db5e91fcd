import { Database, MessageSquareText, Settings, UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { ButtonLink } from "../../shared/ui/controls/button.tsx";
import { useMounted } from "../../shared/use-mounted.ts";
import { useTitle } from "../../shared/use-title.ts";
import { t } from "./messages.ts";
import styles from "./landing-page.module.css";

// The welcome is there at once, drawn at the build; the demo begins a moment later anyway.
const Demo = lazy(() => import("./demo/demo.tsx"));

const cards = [
  { to: paths.chatbot, icon: MessageSquareText, heading: "chatbot", words: "chatbotWords" },
  { to: paths.database, icon: Database, heading: "database", words: "databaseWords" },
  { to: paths.account, icon: UserRound, heading: "account", words: "accountWords" },
  { to: paths.settings, icon: Settings, heading: "settings", words: "settingsWords" },
] as const;

export default function LandingPage() {
  const mounted = useMounted();
  useTitle("Footnote");
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h1 className={styles.title}>{t.welcome}</h1>
        <p className={styles.lead}>{t.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.signup} look="primary">
            {t.createAccount}
          </ButtonLink>
          <ButtonLink to={paths.login}>{t.haveAccount}</ButtonLink>
        </div>
      </section>
      <div className={styles.demo}>
        <Suspense fallback={<div className={styles.frame} />}>
          {mounted ? <Demo /> : <div className={styles.frame} />}
        </Suspense>
      </div>
      <ul className={styles.cards}>
        {cards.map(({ to, icon: Icon, heading, words }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <Icon size={20} aria-hidden="true" />
              <h2>{t[heading]}</h2>
              <p>{t[words]}</p>
            </Link>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Link to={paths.privacyPolicy}>{t.privacyPolicy}</Link>
      </footer>
    </div>
  );
}
