import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef } from "react";
import { currentLocale } from "../../../shared/language/language.ts";
import type { Intent } from "./intent.ts";
import { completeSignIn } from "./complete.ts";
import styles from "./google-button.module.css";
import { loadGoogle } from "./google-script.ts";
import { t } from "./messages.ts";
import { randomText } from "./random.ts";

const provider = "Google";
/** The widest that Google draws its button. */
const widestPx = 400;

type GoogleButtonProps = {
  clientId: string;
  intent: Intent;
  onNotice: (sentence: string) => void;
  waiting: ReactNode;
  unavailable: ReactNode;
};

/** The button that Google's own script draws. Where the script cannot be loaded, one that says so. */
export default function GoogleButton(props: GoogleButtonProps) {
  const { clientId, intent, onNotice, waiting, unavailable } = props;
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const script = useQuery({ queryKey: ["google-script"], queryFn: loadGoogle, retry: false });
  const signIn = useMutation({
    mutationFn: (proof: { id_token: string; nonce: string }) =>
      completeSignIn(proof, { intent, provider }),
    onError: ({ message }) => onNotice(message),
  });
  const answered = useEffectEvent((id_token: string | undefined, nonce: string) => {
    if (id_token === undefined) onNotice(t.notAuthenticated(provider));
    else signIn.mutate({ id_token, nonce });
  });

  const google = script.data;
  useEffect(() => {
    if (!google || !frame.current || !container.current) return;
    const nonce = randomText();
    google.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => answered(credential, nonce),
    });
    google.renderButton(container.current, {
      text: intent === "in" ? "signin_with" : "signup_with",
      size: "large",
      theme: "outline",
      locale: currentLocale(),
      width: Math.min(widestPx, frame.current.offsetWidth),
    });
  }, [google, clientId, intent]);

  if (script.isError) return unavailable;
  return (
    <div ref={frame}>
      {(script.isPending || signIn.isPending) && waiting}
      <div ref={container} className={styles.container} hidden={signIn.isPending} />
    </div>
  );
}
