import { Banner } from "./banner.tsx";
import { Button } from "../controls/button.tsx";
import { t } from "../messages.ts";

type LoadFailureProps = { children: string; onRetry: () => unknown };

/** Shows what could not be loaded, with a retry button. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <Banner tone="error" action={<Button onClick={() => void onRetry()}>{t.tryAgain}</Button>}>
      {children}
    </Banner>
  );
}
