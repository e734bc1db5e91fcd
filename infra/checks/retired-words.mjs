// The words that docs/vocabulary.md retires, for the check in vocabulary.test.ts.

/**
 * @typedef {object} RetiredWord
 * @property {string} say what to write instead
 * @property {readonly string[]} [words] retired as whole words and as parts of identifiers, in any case
 * @property {RegExp} [pattern] for words with an ordinary second sense: matches the retired sense only
 */

/** @type {readonly RetiredWord[]} */
export const retiredWords = [
  {
    words: ["tell", "tells", "told", "telling"],
    say: "emit, publish, report, format, parse, distinguish",
  },
  {
    pattern: /\bclaim(?:Token|edUntil|edBy|edAt|Lost|Next)|\b(?:re)?claimable\b|\bClaimLost\b/,
    say: "lease",
  },
  { pattern: /\b(?:borne?|bears?|bearing) out\b|\b(?:borne|bears?)Out/i, say: "supported" },
  {
    pattern: /\b(?:asked|leading|telling)[ _-]?words?\b/i,
    say: "query terms, candidate terms, rare terms",
  },
  { words: ["survey", "surveys", "surveyed", "surveying"], say: "corpus statistics" },
  { words: ["findable"], say: "searchable" },
  {
    pattern: /\bGround\b(?! truth)|\b(?:to|get|read|of)Ground\b|\bground\.[a-z]/,
    say: "corpus statistics",
  },
  {
    words: ["turnstile", "turnstiles"],
    say: "mutex, semaphore",
  },
  { words: ["patience"], say: "timeout" },
  { words: ["lane", "lanes"], say: "concurrency limit, worker" },
  { words: ["standstill", "standstills"], say: "event-loop stall" },
  { words: ["departure", "departures", "departing", "departed"], say: "account deletion" },
  { words: ["visitor", "visitors"], say: "anonymous user" },
  { words: ["twin", "twins"], say: "duplicate" },
  { words: ["heard", "spoken"], say: "transcript, transcript segment" },
  {
    pattern:
      /\b(?:open|new|to)?Meter\b(?!\s+\w)|\bmeter\.(?:budget|left|spent|model|measure|count|service)/,
    say: "token budget",
  },
  { words: ["spending", "spendings"], say: "usage" },
  {
    pattern:
      /\bHinted\b|\bhints? (?:port|driver|topic|bus)\b|\b(?:a|the|of|by|without a) hints? (?:about|that|tells?|was|is lost|costs?)\b|\bhints\.[a-z]/,
    say: "notification",
  },
  { pattern: /\b\w+Gate\b|\bthe gate of\b|\bgate\.[a-z]\w*\(/, say: "authenticator" },
  {
    pattern: /\bLetter\b(?=[;,)>}\]])|\bletter\b(?=\s*[:=]\s*(?:await|EmailBody|render))/,
    say: "email",
  },
  {
    pattern:
      /\bputs? aside\b|\bput aside\b|\baside\??: (?:boolean|true)|(?<!styles)\.aside\b|\basides\b/,
    say: "annotation; replaced",
  },
  { pattern: /\bStory\b|\bstory:|\bstory\(|\bstories\b/, say: "document part" },
  {
    pattern:
      /(?<!")\bcondens(?:e[sd]?|ing)(?![a-z":])|[cC]ondens(?:e[sd]?|ing)(?=[A-Z])|[a-z]Condens(?:e[sd]?|ing)\b/,
    say: "rewrite the query",
  },
  { pattern: /\bFinder\b|\bfinder\.[a-z]|\bopenFinder/, say: "search session" },
  {
    pattern: /\bwalking\.service|\bopenShowing|\bshowing\.service/,
    say: "document reader, context window",
  },
  { pattern: /\bstorm\.|`npm run storm`|\bA storm that\b/, say: "fuzz test" },
  { pattern: /\b\w+Laws\b|\blaw suites?\b|\bthe laws of\b/, say: "contract tests" },
  {
    pattern: /\bfloors\b|\b(?:lowest|higher|upper) floor\b|\bladders?\b/,
    say: "layers, feature order",
  },
  { words: ["truths"], say: "invariants" },
  { pattern: /\bthe house\b|\bhouse rules?\b/i, say: "the codebase, rules" },
  {
    pattern: /\b(?:is|are|was)Dead\b|\bdead (?:key|session|token|account)s?\b/i,
    say: "expired, revoked",
  },
  { pattern: /\bunseen[ -]?[sS]igns?\b|\bunseenSigns?\b/, say: "control characters" },
];

/** Names of tables and columns that applied migrations made: renaming them would break a rolling upgrade. */
export const databaseNames =
  /\b(?:departed_customer|departed_at|trial_told|heard_parts?|findable_documents?)\b/g;

/**
 * Files that may contain retired words.
 * @type {readonly { path: RegExp, why: string }[]}
 */
export const exemptPaths = [
  { path: /^prisma\/migrations\//, why: "applied migrations never change" },
  {
    path: /^docs\/vocabulary\.md$|^infra\/checks\/retired-words\.mjs$/,
    why: "they list the words",
  },
  { path: /^CHANGELOG\.md$/, why: "the history uses the words of its time" },
  { path: /^packages\/lexicon\/src\//, why: "words of natural languages, as data" },
  { path: /\/(?:fixtures|sample-library)\//, why: "sample documents" },
  { path: /^(?:bench\/.*\/)?(?:data|questions|results)\//, why: "texts of other authors" },
  { path: /^infra\/checks\/regex-attacks\.ts$/, why: "a parser's class is called Visitor" },
  { path: /(?:^|\/)pnpm-lock\.yaml$/, why: "made by pnpm" },
];
