import fc from "fast-check";

/** Headers that a client should not send, or none. */
export const oddHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { authorization: "Token" },
      { authorization: `Token ${"x".repeat(5_000)}` },
      { authorization: "Basic eDp5" },
      { authorization: "Token fn_nothing" },
      { cookie: "csrftoken=; csrftoken=%F0; __proto__=1" },
      { "x-csrftoken": "\u00ff".repeat(40) },
      { "x-forwarded-for": "not an address, 1.2.3.4" },
      { "x-forwarded-for": "::ffff:10.0.0.1%eth0" },
      { "x-forwarded-proto": "javascript" },
      { host: "evil.example" },
      { "accept-encoding": "br;q=nope, \u00e9" },
      { accept: "text/event-stream" },
      { accept: "\u00ff" },
      { range: "bytes=9-1,-0" },
      { "if-none-match": '"x' },
      { "last-event-id": "NaN" },
      { "user-agent": "\u00ff".repeat(2_000) },
      { "content-encoding": "gzip" },
      { "accept-language": "*;q=9" },
      { expect: "nothing" },
      { upgrade: "websocket", connection: "upgrade" },
    ),
  },
);
