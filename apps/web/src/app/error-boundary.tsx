import { FileX } from "lucide-react";
import type { ErrorInfo, ReactNode } from "react";
import { Component } from "react";
import { paths } from "../shared/paths.ts";
import { Button } from "../shared/ui/controls/button.tsx";
import { EmptyState } from "../shared/ui/feedback/empty-state.tsx";
import styles from "./error-boundary.module.css";
import { t } from "./messages.ts";

type Props = {
  /** A new one, such as the next address, gives the page another try. */
  resetKey: string;
  children: ReactNode;
};
type State = { error: unknown; resetKey: string };

/** Stands in for a page that broke, with ways out. React has no hook for this, hence the class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error("A page broke.", error, componentStack);
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <BrokenPage error={this.state.error} />
    );
  }
}

function BrokenPage({ error }: { error: unknown }) {
  const unloaded = isLoadFailure(error);
  return (
    <div role="alert">
      <EmptyState
        wholePage
        icon={<FileX size={32} />}
        title={unloaded ? t.pageUnloadedTitle : t.pageBrokenTitle}
        action={
          <div className={styles.ways}>
            <Button look="primary" onClick={() => location.reload()}>
              {t.reloadPage}
            </Button>
            {/* A whole load, which leaves behind whatever state broke the page. */}
            <Button onClick={() => location.assign(paths.landing)}>{t.goToStart}</Button>
          </div>
        }
      >
        {unloaded ? t.pageUnloaded : t.pageBroken}
      </EmptyState>
    </div>
  );
}

/** The scripts of the page did not arrive: the connection failed, or the server has a newer version by now. */
function isLoadFailure(error: unknown): boolean {
  // Chromium, Firefox and Safari each have their sentence; the last is Vite's, for style sheets.
  const sentence =
    /dynamically imported module|error loading dynamically|importing a module script|unable to preload/i;
  return error instanceof Error && sentence.test(error.message);
}
