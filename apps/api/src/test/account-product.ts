import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Answer, type Client, newClient } from "./client.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "./mail-server.ts";
import { type Product, startProduct } from "./product.ts";

/** The password that everybody begins with, and the one they choose. */
export const oldPassword = "correct horse battery";
export const newPassword = "staple of another colour";

export const outcome = ({ status, body }: Answer) => [status, body.code];
export const hasSession = async (client: Client) =>
  (await client.get("/auth/user/")).status === 200;
export const changePassword = (client: Client, current_password: string, password1 = newPassword) =>
  client.post("/auth/password/change/", { current_password, password1 });

/** The token of the link to a page in a mail. */
export function tokenIn({ email }: ReceivedMail, page: string): string {
  const link = new RegExp(`https://footnote\\.example\\.org/${page}#([\\w-]{43})`);
  return link.exec(email.text ?? "")?.[1] ?? "";
}

/** A product that sends mail, and the server it is sent to; there from the tests' beginning to their end. */
export function useAccountProduct() {
  let server: MailServer;
  let product: Product;
  beforeAll(async () => {
    server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: "footnote@example.org" };
    product = await startProduct({
      env: { ...mail, PUBLIC_URL: "https://footnote.example.org" },
    });
  });
  afterAll(async () => {
    await product.close();
    await server.close();
  });
  beforeEach(() => product.app.db.throttle.deleteMany());

  const askReset = (email: string) =>
    newClient(product.url).post("/auth/password/reset/", { email });

  async function logIn(email: string, password: string): Promise<Client> {
    const client = newClient(product.url);
    client.token = (await client.post("/auth/login/", { email, password })).body.key;
    return client;
  }

  /** The n-th mail to an address with this in its subject. */
  async function mailAbout(to: string, subject: string, seen = 0): Promise<ReceivedMail> {
    for (let number = 0, found = 0; ; number += 1) {
      const mail = await server.next(to, number);
      if (mail.email.subject?.includes(subject) && found++ === seen) return mail;
    }
  }

  return {
    get product() {
      return product;
    },
    get server() {
      return server;
    },
    askReset,
    logIn,
    mailAbout,
    canLogIn: async (email: string, password: string) => hasSession(await logIn(email, password)),
    confirm: (token: string, password1 = newPassword) =>
      newClient(product.url).post("/auth/password/reset/confirm/", { token, password1 }),
    resetToken: async (email: string, seen = 0): Promise<string> => {
      await askReset(email);
      return tokenIn(await mailAbout(email, "Reset", seen), "reset-password");
    },
  };
}
