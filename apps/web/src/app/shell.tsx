import { Suspense, lazy } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useToken } from "../shared/http/session-token.ts";
import { useLoadedWhenIdle } from "../shared/when-idle.ts";
import { PageLoading } from "../shared/ui/feedback/page-loading.tsx";
import { useEarlyForm } from "./early-form.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { t } from "./messages.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { loadPalette, usePalette } from "./palette/use-palette.ts";
import { Workspace } from "./preload.ts";
import { PublicFooter } from "./public-footer.tsx";
import { RouteFocus } from "./route-focus.tsx";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const CommandPalette = lazy(loadPalette);
const loadShortcutHelp = () => import("./shortcut-help.tsx");
const ShortcutHelp = lazy(loadShortcutHelp);

/** The frame of every page: the top bar, the page, and for who is signed in the uploads still running. */
export function Shell() {
  const signedIn = useToken() !== null;
  const { pathname } = useLocation();
  const { helpOpen, openHelp, closeHelp } = useShortcuts();
  const palette = usePalette(signedIn);
  useLoadedWhenIdle(loadShortcutHelp);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t.skipToContent}
      </a>
      <TopBar onSearch={palette.show} />
      <OfflineNotice />
      <RouteFocus />
      {signedIn ? (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Workspace>
              <Page />
            </Workspace>
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          <Page />
          <PublicFooter />
        </>
      )}
      {signedIn && palette.state !== "unused" && (
        <Suspense fallback={null}>
          <CommandPalette
            open={palette.state === "open"}
            text={palette.text}
            onText={palette.setText}
            onClose={palette.hide}
            onHelp={openHelp}
          />
        </Suspense>
      )}
      {helpOpen && (
        <Suspense fallback={null}>
          <ShortcutHelp open onClose={closeHelp} />
        </Suspense>
      )}
    </div>
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <TakenOver />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Comes with the page, whose forms work from then on. */
function TakenOver() {
  useEarlyForm();
  return null;
}
