import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { messageOf } from "../../../shared/http/api-error.ts";
import { useProviders } from "../api.ts";
import { t } from "../messages.ts";
import type { Intent } from "../sign-in/intent.ts";
import { ProviderButton } from "./provider-button.tsx";

const GoogleButton = lazy(() => import("../sign-in/google-button.tsx"));

type ProviderSignInProps = { intent: Intent; onNotice: (sentence: string) => void };

/** The identity provider's button: its own where it has one, else a way there and back. */
export function ProviderSignIn({ intent, onNotice }: ProviderSignInProps) {
  const { data } = useProviders();
  const provider = data?.google ?? null;
  const name = provider?.name ?? "Google";
  const label = intent === "in" ? t.signInWith(name) : t.signUpWith(name);
  const unavailable = (
    <ProviderButton onClick={() => onNotice(t.unavailable(name))}>{label}</ProviderButton>
  );
  if (provider?.kind === "redirect") {
    return <WayThere intent={intent} label={label} onNotice={onNotice} name={name} />;
  }
  if (provider?.kind !== "script") return unavailable;
  const waiting = <ProviderButton busy>{label}</ProviderButton>;
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

function WayThere({
  intent,
  label,
  name,
  onNotice,
}: ProviderSignInProps & { label: string; name: string }) {
  const departure = useMutation({
    mutationFn: async () => {
      const { goToProvider } = await import("../sign-in/redirect.ts");
      return goToProvider(intent);
    },
    onError: (error) => onNotice(messageOf(error, t.unavailable(name))),
  });
  // It stays busy until the browser has gone.
  const busy = departure.isPending || departure.isSuccess;
  return (
    <ProviderButton busy={busy} onClick={() => departure.mutate()}>
      {label}
    </ProviderButton>
  );
}
