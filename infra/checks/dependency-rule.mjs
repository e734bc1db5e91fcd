// The dependency rule of ARCHITECTURE.md as forbidden edges, run by dependency-cruiser on every `npm test`.
// dependency-rule.test.ts beside this file plants one violation of each kind and expects it to be found.

import { featureEntries, featureOrder } from "./feature-order.mjs";

const api = "^apps/api/src";
const web = "^apps/web/src";
const tests = String.raw`\.test\.tsx?$|^apps/api/src/test/|^apps/web/src/test/`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

const everywhere = [
  forbid(
    "no-circles",
    "Files that import each other cannot be understood one at a time.",
    {},
    {
      circular: true,
    },
  ),
  forbid(
    "resolvable",
    "An import that leads nowhere hides every edge behind it.",
    {},
    {
      couldNotResolve: true,
    },
  ),
  forbid(
    "tests-stay-outside",
    "Product code never imports test code.",
    { pathNot: [tests, "^(infra|e2e|bench)/"] },
    { path: tests },
  ),
];

const packages = [
  forbid(
    "contracts-import-zod-only",
    "The contracts are read by the browser and by the server: data and zod, nothing else.",
    { path: "^packages/contracts/", pathNot: tests },
    { pathNot: ["^packages/contracts/", "node_modules/zod/"] },
  ),
  forbid(
    "extraction-knows-contracts-only",
    "The parsers run in a sandbox: bytes in, located text out, in the terms of the contracts.",
    { path: "^packages/extraction/" },
    { path: "^(apps|prisma|infra|scripts)/|^packages/(?!extraction/|contracts/)" },
  ),
  forbid(
    "lexicon-knows-nothing-of-ours",
    "The lexicon is data about languages, below everything that looks at words.",
    { path: "^packages/lexicon/" },
    { path: "^(apps|prisma|infra|scripts)/|^packages/(?!lexicon/)" },
  ),
  forbid(
    "extraction-is-for-ingestion",
    "Only ingestion, layouts, queries of tables, the reading of web pages and the platform's sandbox call the parsers; others may name their types.",
    {
      path: `${api}/`,
      pathNot: [`${api}/(platform|features/(ingestion|layouts|tables|web-search))/`, tests],
    },
    { path: "^packages/extraction/", dependencyTypesNot: ["type-only"] },
  ),
];

const layers = [
  forbid(
    "platform-is-the-lowest-layer",
    "The platform knows the outside world and nothing of the product.",
    { path: `${api}/platform/`, pathNot: tests },
    { path: `${api}/(?!platform/)` },
  ),
  forbid(
    "context-above-platform",
    "The request context says who calls; it knows neither HTTP nor the product.",
    { path: `${api}/context/`, pathNot: tests },
    { path: `${api}/(?!platform/|context/)` },
  ),
  forbid(
    "http-above-context",
    "The HTTP kit knows no feature.",
    { path: `${api}/http/`, pathNot: tests },
    { path: `${api}/(?!platform/|context/|http/)` },
  ),
  forbid(
    "http-is-for-routes",
    "Services, repositories and workers serve any caller: what they need of a request is in the request context.",
    { path: `${api}/features/`, pathNot: ["\\.routes\\.ts$", tests] },
    { path: `${api}/http/` },
  ),
  forbid(
    "rules-are-lowest",
    "Rules decide on plain values; they load and send nothing.",
    { path: `${api}/features/.*\\.rules\\.ts$` },
    { path: `${api}/features/.*\\.(repo|service|jobs|worker|routes)\\.ts$` },
  ),
  forbid(
    "repo-below-service",
    "A repository reads and writes rows for whoever calls it.",
    { path: `${api}/features/.*\\.repo\\.ts$` },
    { path: `${api}/features/.*\\.(service|jobs|worker|routes)\\.ts$` },
  ),
  forbid(
    "nothing-below-entry-imports-routes-or-workers",
    "Routes and workers are joined by entry; nobody else needs them.",
    { path: `${api}/(?!entry/)`, pathNot: tests },
    { path: `${api}/features/.*\\.(worker|routes)\\.ts$` },
  ),
  forbid(
    "only-entry-imports-entry",
    "Whoever needs the composition is part of it.",
    { path: `${api}/(?!entry/)`, pathNot: tests },
    { path: `${api}/entry/` },
  ),
  forbid(
    "generated-client-stays-low",
    "Prisma's client is called in the platform and the repositories; others may name its types.",
    { path: `${api}/`, pathNot: [`${api}/platform/`, "\\.repo\\.ts$", tests] },
    { path: `${api}/platform/database/generated/`, dependencyTypesNot: ["type-only"] },
  ),
];

const outside = [
  forbid(
    "conformance-knows-nothing-of-ours",
    "The conformance suite proves that the specification alone is enough to write a client.",
    { path: "^conformance/" },
    { path: "^(apps|packages|prisma|infra|scripts|e2e|bench)/" },
  ),
];

const steps = featureOrder.map((feature, height) => {
  const lower = featureOrder.slice(0, height).join("|") || "none";
  return forbid(
    `order-of-${feature}`,
    `${feature} may import its own files and the service, jobs and rules files of features below it.`,
    { path: `${api}/features/${feature}/`, pathNot: tests },
    {
      path: `${api}/features/`,
      pathNot: [
        `${api}/features/${feature}/`,
        `${api}/features/(${lower})/.+\\.(service|jobs|rules)\\.ts$`,
      ],
    },
  );
});

const entryOnly = Object.entries(featureEntries).map(([feature, files]) =>
  forbid(
    `entry-of-${feature}`,
    `Features above ${feature} use it through its entry.`,
    { path: `${api}/(entry|features)/(?!${feature}/)`, pathNot: tests },
    {
      path: `${api}/features/${feature}/`,
      pathNot: `${api}/features/${feature}/(${files.join("|").replaceAll(".", String.raw`\.`)})\\.ts$`,
    },
  ),
);

const quotingIsForAgent = forbid(
  "quoting-is-for-the-agent",
  "The agent chooses who answers: what is above it asks the agent.",
  { path: `${api}/features/(?!(quoting|agent)/)`, pathNot: tests },
  { path: `${api}/features/quoting/` },
);

const unknownStep = forbid(
  "feature-is-in-the-order",
  "A new feature gets its place in feature-order.mjs first.",
  { path: `${api}/features/(?!(${featureOrder.join("|")})/)` },
  {},
);

const browser = [
  forbid(
    "web-shared-is-lowest",
    "The shared kit knows no feature.",
    { path: `${web}/shared/`, pathNot: tests },
    { path: `${web}/(features|app)/` },
  ),
  forbid(
    "web-features-below-app",
    "Pages are put together by app; a feature does not know where it hangs.",
    { path: `${web}/features/`, pathNot: tests },
    { path: `${web}/app/` },
  ),
  forbid(
    "web-features-do-not-know-each-other",
    "What two features share moves to shared, or the page composes them.",
    { path: `${web}/features/([^/]+)/`, pathNot: tests },
    { path: `${web}/features/(?!$1/)` },
  ),
  forbid(
    "web-sees-contracts-only",
    "Of the rest of the repository the browser knows what crosses the wire.",
    { path: "^apps/web/" },
    { path: "^(apps/(?!web/)|packages/(?!contracts/)|infra/|scripts/|prisma/)" },
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...everywhere,
    ...packages,
    ...layers,
    ...steps,
    ...entryOnly,
    quotingIsForAgent,
    unknownStep,
    ...browser,
    ...outside,
  ],
  options: {
    doNotFollow: { path: ["node_modules", "/generated/"] },
    exclude: { path: ["/dist/", "\\.(css|svg|png|woff2)$"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
