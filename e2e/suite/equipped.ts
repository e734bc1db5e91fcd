import { type MailServer, startMailServer } from "../../apps/api/src/test/mail-server.ts";
import { type ModelEmulator, startModelEmulator } from "../../apps/api/src/test/model-emulator.ts";
import { type OwnProduct, startOwnProduct } from "./own-product.ts";
import { test as base } from "./product.ts";

type Equipment = {
  /** The service that writes answers and hears recordings: says what a test has scripted. */
  provider: ModelEmulator;
  mail: MailServer;
};

/** The same fixtures on a product that has a chat model, a speech model and mail; each worker that asks has one. */
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
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: "worker" },
  ],
  equipped: [
    async ({ provider, mail }, use) => {
      const product = await startOwnProduct({
        OPENAI_BASE_URL: provider.baseUrl,
        CHAT_MODEL: "talker",
        TRANSCRIPTION_MODEL: "listener",
        SMTP_URL: mail.url,
        MAIL_FROM: "Footnote <footnote@library.example>",
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ equipped }, use) => use(equipped.site),
});
