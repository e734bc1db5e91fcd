import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { useProviders } from "../../../shared/providers.ts";
import { createFailureState } from "../../../shared/navigation-failure.ts";
import { completeSignIn } from "./complete.ts";
import { t } from "./messages.ts";
import { takePendingSignIn } from "./redirect.ts";

/** What the identity provider has sent the browser back with. */
type ProviderReturnProps = { state: string | null; code: string | null };

/** Completes a sign-in that went to the provider. The guard sends on who is signed in; everybody else starts again. */
export default function ProviderReturn({ state, code }: ProviderReturnProps) {
  const { data, isPending } = useProviders();
  const provider = data?.google?.name ?? "Google";
  // A query, since it must happen once for one answer however often this is drawn: a code works once.
  const outcome = useQuery({
    queryKey: ["provider-return", state],
    queryFn: () => complete({ state, code }, provider),
    enabled: !isPending,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!outcome.data) return <PageLoading />;
  const { failure, to } = outcome.data;
  return failure === null ? (
    <PageLoading />
  ) : (
    <Navigate to={to} replace state={createFailureState(failure)} />
  );
}

async function complete(
  { state, code }: ProviderReturnProps,
  provider: string,
): Promise<{ failure: string | null; to: string }> {
  const pending = takePendingSignIn(state);
  if (!pending) return { failure: t.noKey, to: paths.login };
  const { nonce, verifier, intent } = pending;
  const to = intent === "in" ? paths.login : paths.signup;
  if (code === null) return { failure: t.notAuthenticated(provider), to };
  try {
    await completeSignIn({ code, code_verifier: verifier, nonce }, { intent, provider });
    return { failure: null, to };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : t.noKey, to };
  }
}
