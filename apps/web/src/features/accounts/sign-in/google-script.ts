/** As much of Google's script as is used here. */
type GoogleIdentity = {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
  }): void;
  renderButton(container: HTMLElement, look: Readonly<Record<string, string | number>>): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

const address = "https://accounts.google.com/gsi/client";

/** Google's script, which a page has once. Rejects when it cannot be loaded. */
export async function loadGoogle(): Promise<GoogleIdentity> {
  if (!window.google?.accounts?.id) await addScript();
  const identity = window.google?.accounts?.id;
  if (!identity) throw new Error("Google's script is not what it was");
  return identity;
}

function addScript(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => {
    script.remove();
    reject(new Error("Google's script did not load"));
  });
  document.head.append(script);
  return promise;
}
