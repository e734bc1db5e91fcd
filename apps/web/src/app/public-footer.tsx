import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { useMounted } from "../shared/use-mounted.ts";
import styles from "./shell.module.css";

const LanguageChoice = lazy(async () => {
  const { LanguageChoice: component } =
    await import("../features/settings/components/language-choice.tsx");
  return { default: component };
});

const withFooter = new Set<string>([paths.landing, paths.login, paths.signup]);

/** The language, for who has no account page yet. */
export function PublicFooter() {
  const { pathname } = useLocation();
  const mounted = useMounted();
  if (!withFooter.has(pathname)) return null;
  return (
    <footer className={styles.footer}>
      <Suspense fallback={null}>{mounted && <LanguageChoice isCompact />}</Suspense>
    </footer>
  );
}
