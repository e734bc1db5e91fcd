declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  /** The parts of the test server that the tests use; it has no types of its own. */
  export type MailServer = {
    readonly server: Server;
    listen(port: number): void;
    appendMessage(
      mailbox: string,
      flags: readonly string[],
      date: string | false,
      raw: string,
    ): void;
  };

  export default function startMailServer(options: {
    secureConnection: boolean;
    credentials: { key: string; cert: string };
    users: Record<string, { password: string }>;
    storage: object;
  }): MailServer;
}
