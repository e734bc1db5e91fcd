import { LogOut, Search, Settings, Wrench } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { useIsSignupClosed } from "../shared/providers.ts";
import { useMounted } from "../shared/use-mounted.ts";
import { Mark } from "../shared/ui/layout/mark.tsx";
import { logOut } from "./log-out.ts";
import { t } from "./messages.ts";
import { paletteKeys } from "./palette/palette-keys.ts";
import { useSession } from "./session.ts";
import styles from "./shell.module.css";

const linkClass = styles.link ?? "";

/** A longer label leaves no room on a phone: there its icon stands for it. */
const labelMaxLength = 10;

/** The mark, the places to go, and the way in or out. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { state, isOperator } = useSession();
  const mounted = useMounted();
  return (
    <header className={styles.bar}>
      <Link to={paths.chat} className={styles.logo}>
        <Mark />
      </Link>
      <nav aria-label={t.mainNavigation} className={styles.nav}>
        {state === "signed-in" && <SignedInLinks isOperator={isOperator && mounted} />}
        {state === "signed-out" && <SignedOutLinks />}
        {state === "signed-in" && <SearchButton onClick={onSearch} />}
        <NavLink
          to={paths.settings}
          className={styles.settings ?? ""}
          title={t.settings}
          aria-label={t.settings}
        >
          <Settings size={18} aria-hidden="true" />
        </NavLink>
      </nav>
    </header>
  );
}

function SignedInLinks({ isOperator }: { isOperator: boolean }) {
  return (
    <>
      <NavLink to={paths.chat} className={`${linkClass} ${styles.wide}`}>
        {t.chat}
      </NavLink>
      <NavLink to={paths.home} className={`${linkClass} ${styles.wide}`}>
        {t.home}
      </NavLink>
      <NavLink to={paths.database} className={linkClass}>
        {t.database}
      </NavLink>
      <NavLink to={paths.account} className={linkClass}>
        {t.account}
      </NavLink>
      {isOperator && (
        <NavLink to={paths.operator} className={`${linkClass} ${styles.brief}`}>
          <span className={styles.label}>{t.operator}</span>
          <Wrench size={16} aria-hidden="true" className={styles.icon} />
        </NavLink>
      )}
      <button
        type="button"
        className={t.logOut.length > labelMaxLength ? `${linkClass} ${styles.brief}` : linkClass}
        onClick={logOut}
      >
        <span className={styles.label}>{t.logOut}</span>
        <LogOut size={16} aria-hidden="true" className={styles.icon} />
      </button>
    </>
  );
}

function SignedOutLinks() {
  const isSignupClosed = useIsSignupClosed();
  return (
    <>
      <NavLink to={paths.login} className={linkClass}>
        {t.logIn}
      </NavLink>
      {!isSignupClosed && (
        <NavLink to={paths.signup} className={linkClass}>
          {t.signUp}
        </NavLink>
      )}
    </>
  );
}

/** Opens the command palette; the keys that do the same are shown where there is room. */
function SearchButton({ onClick }: { onClick: () => void }) {
  const mounted = useMounted();
  return (
    <button
      type="button"
      className={styles.search}
      title={t.search}
      aria-label={t.search}
      aria-haspopup="dialog"
      data-keys={mounted ? paletteKeys().join(" ") : undefined}
      onClick={onClick}
    >
      <Search size={16} aria-hidden="true" />
    </button>
  );
}
