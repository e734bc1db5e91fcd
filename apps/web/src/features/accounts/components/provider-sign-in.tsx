import type { identityProviders } from "@footnote/contracts/accounts/accounts";
import type { ReplyOf } from "@footnote/contracts/endpoint";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { useProviders } from "../../../shared/providers.ts";
import { t } from "../messages.ts";
import type { Intent } from "../sign-in/intent.ts";
import styles from "./auth-form.module.css";
import { ProviderButton } from "./provider-button.tsx";

const GoogleButton = lazy(() => import("../sign-in/google-button.tsx"));

type IdentityProvider = NonNullable<ReplyOf<typeof identityProviders>["google"]>;
type ProviderSignInProps = { intent: Intent; onNotice: (sentence: string) => void };

/** The identity provider's button, its own where it has one, else a way there and back. Nothing where none is configured. */
export function ProviderSignIn(props: ProviderSignInProps) {
  const provider = useProviders().data?.google;
  if (!provider) return null;
  return (
    <>
      <p className={styles.or}>{t.or}</p>
      <ConfiguredProvider {...props} provider={provider} />
    </>
  );
}

function ConfiguredProvider({
  intent,
  onNotice,
  provider,
}: ProviderSignInProps & { provider: IdentityProvider }) {
  const { name } = provider;
  const label = intent === "in" ? t.signInWith(name) : t.signUpWith(name);
  if (provider.kind === "redirect") {
    return <RedirectButton intent={intent} label={label} onNotice={onNotice} name={name} />;
  }
  const waiting = <ProviderButton busy>{label}</ProviderButton>;
  const unavailable = (
    <ProviderButton onClick={() => onNotice(t.unavailable(name))}>{label}</ProviderButton>
  );
  return (
    <Suspense fallback={waiting}>
      <GoogleButton
        clientId={provider.client_id}
        intent={intent}
        onNotice={onNotice}
        waiting={waiting}
        unavailable={unavailable}
      />
    </Suspense>
  );
}

function RedirectButton({
  intent,
  label,
  name,
  onNotice,
}: ProviderSignInProps & { label: string; name: string }) {
  const redirect = useMutation({
    mutationFn: async () => {
      const { redirectToProvider } = await import("../sign-in/redirect.ts");
      return redirectToProvider(intent);
    },
    onError: (error) => onNotice(getErrorMessage(error, t.unavailable(name))),
  });
  // It stays busy until the browser has gone.
  const busy = redirect.isPending || redirect.isSuccess;
  return (
    <ProviderButton busy={busy} onClick={() => redirect.mutate()}>
      {label}
    </ProviderButton>
  );
}
