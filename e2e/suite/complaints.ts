import { type ConsoleMessage, test as base, expect } from "@playwright/test";

type Complaints = {
  /** Lets a test pass in which the page complains like this. */
  expect: (words: RegExp) => void;
  /** Fails at once when a page has complained, for tests that are long. */
  expectNone: () => void;
};

/** Every test with this fails when a page has complained in the console, above all of its content security policy. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => {
        if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (thrown) => complaints.push(String(thrown.error())));
      function expectNone() {
        const isExpected = (words: string) => expected.some((given) => given.test(words));
        const unexpected = complaints.filter((words) => !isExpected(words));
        expect(unexpected, "what pages have complained of in the console").toEqual([]);
      }
      await use({ expect: (words) => void expected.push(words), expectNone });
      expectNone();
    },
    { auto: true },
  ],
});

/** Errors, and warnings of a header or policy of the server's that the browser does not take. */
function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  if (message.type() === "warning") return /policy|violat|deprecat|unrecognized/i.test(text);
  return message.type() === "error" && !isRefusal(message);
}

/** The browser writes down every call that was refused; what the page makes of it is what the tests are about. */
function isRefusal(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || "about:blank");
  return message.text().startsWith("Failed to load resource") && pathname.startsWith("/api/");
}
