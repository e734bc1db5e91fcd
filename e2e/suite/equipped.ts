import { type MailServer, startMailServer } from "../../apps/api/src/test/mail-server.ts";
import { type ModelEmulator, startModelEmulator } from "../../apps/api/src/test/model-emulator.ts";
import { type WebEmulator, startWebEmulator } from "../../apps/api/src/test/web-emulator.ts";
import { type OwnProduct, startOwnProduct } from "./own-product.ts";
import { test as base } from "./product.ts";

type Equipment = {
  /** The service that writes answers and hears recordings: says what a test has scripted. */
  provider: ModelEmulator;
  mail: MailServer;
  /** A search engine and the pages it finds. */
  web: WebEmulator;
};

/** Google's script, as far as the page uses it: two buttons that answer for it. */
function standInForGoogle() {
  type Settings = { callback: (answer: { credential?: string }) => void };
  let settings: Settings;
  function button(label: string, answer: { credential?: string }) {
    const made = document.createElement("button");
    made.textContent = label;
    made.addEventListener("click", () => settings.callback(answer));
    return made;
  }
  const id = {
    initialize: (given: Settings) => void (settings = given),
    renderButton: (place: HTMLElement) =>
      place.replaceChildren(
        button("Google vouches", { credential: "proof" }),
        button("Google vouches for nobody", {}),
      ),
  };
  Object.assign(globalThis, { google: { accounts: { id } } });
}

/** The same fixtures on a product that has a chat and a speech model, web search, mail and Google's sign-in; each worker that asks has one. */
export const test = base.extend<object, Equipment & { equipped: OwnProduct }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
    async ({}, use) => {
      const provider = await startModelEmulator();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: "worker" },
  ],
  web: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
    async ({}, use) => {
      const web = await startWebEmulator();
      await use(web);
      await web.close();
    },
    { scope: "worker" },
  ],
  equipped: [
    async ({ provider, mail, web }, use) => {
      const product = await startOwnProduct({
        OPENAI_BASE_URL: provider.baseUrl,
        CHAT_MODEL: "talker",
        TRANSCRIPTION_MODEL: "listener",
        WEB_SEARCH_ENGINE: "searxng",
        WEB_SEARCH_URL: web.url,
        WEB_ALLOWED_NETWORKS: "127.0.0.1",
        SMTP_URL: mail.url,
        MAIL_FROM: "Footnote <footnote@library.example>",
        OIDC_CLIENT_ID: "client-1",
        OIDC_CLIENT_SECRET: "secret",
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ equipped }, use) => use(equipped.site),
  context: async ({ context }, use) => {
    await context.route("https://accounts.google.com/gsi/client", (route) =>
      route.fulfill({ contentType: "text/javascript", body: `(${standInForGoogle.toString()})()` }),
    );
    await use(context);
  },
});
