// Runs before the first paint. A file of its own because the content security policy allows no inline scripts.
const page = document.documentElement.dataset;
/** Only asked for where the conversations are shown. */
const conversations = "/api/chatbot/chat/get_recent_conversations/";
/** What each page for members that the build draws asks the server for when it is opened. */
const firstOfPage = new Map([
  [
    "/chat",
    [
      "/api/folders/all/",
      "/api/chatbot/chat/get_scopes/",
      conversations,
      "/api/chatbot/conversations/filters/",
      "/api/chatbot/capabilities/",
      "/api/chatbot/models/",
    ],
  ],
  ["/home", []],
  [
    "/database",
    ["/api/folders/all/", "/api/chatbot/chat/get_scopes/", "/api/organization/current/"],
  ],
]);
try {
  // So that a dark page never flashes light; shared/theme.ts reads the same keys.
  const dark =
    localStorage.getItem("theme") === "system"
      ? matchMedia("(prefers-color-scheme: dark)").matches
      : localStorage.getItem("darkMode") === "true";
  page.theme = dark ? "dark" : "light";
  // Pages drawn at the build are in English, and for members or for who is signed out; others wait for the scripts.
  const language = localStorage.getItem("language") ?? "en";
  const token = localStorage.getItem("token");
  // Who had another step to take at the last visit, such as to set an organization up, is sent to it again.
  const isMember = token !== null && localStorage.getItem("detour") === null;
  const fits = firstOfPage.has(location.pathname) ? isMember : token === null;
  if (language !== "en" || !fits) page.prerendered = "hidden";
  // As conversation-sidebar.tsx does it; the build draws the sidebar expanded.
  const isNarrow = matchMedia("(max-width: 767px)").matches;
  const isCollapsed = localStorage.getItem("chat-sidebar-collapsed") === "true";
  if (isNarrow || isCollapsed) page.sidebar = "collapsed";
  if (token !== null) askEarly(token);
} catch {
  // Storage is blocked: the light theme stays.
  page.theme = "light";
}
// A form that is sent before the scripts run would put the password into the address: they send it when they do.
page.scripts = "awaited";
addEventListener("submit", (event) => {
  if (page.scripts !== "awaited" || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.sent = "early";
});
// As the field for questions does it by its scripts.
addEventListener("keydown", (event) => {
  const { target, key, shiftKey, isComposing } = event;
  if (page.scripts !== "awaited" || key !== "Enter" || shiftKey || isComposing) return;
  if (!(target instanceof HTMLTextAreaElement) || !target.form) return;
  event.preventDefault();
  target.form.dataset.sent = "early";
});
addEventListener("input", ({ target }) => {
  // The question is still being written.
  if (target instanceof HTMLTextAreaElement) delete target.form?.dataset.sent;
});

/**
 * What the scripts ask for first, on every page (app/session.ts) and on this one: the replies are there when the scripts are.
 * @param {string} token
 */
function askEarly(token) {
  const paths = [
    "/api/auth/user/",
    "/api/organization/user-status/",
    "/api/payments/stripe-config/",
    // What follows a question mark changes what the page asks for.
    ...((location.search === "" && firstOfPage.get(location.pathname)) || []),
  ].filter((path) => path !== conversations || page.sidebar !== "collapsed");
  const replies = paths.map((path) => askWhole(path, token));
  const byPath = Object.fromEntries(paths.map((path, at) => [path, replies[at]]));
  globalThis.early = { token, replies: byPath };
  // Who takes the replies handles a failure.
  void Promise.allSettled(replies);
  // A session that has ended is no member's.
  replies[0].then(
    ({ status }) => {
      if (status === 401 && page.scripts === "awaited") page.prerendered = "hidden";
    },
    () => undefined,
  );
}

/**
 * A reply with its content received: a reply that no script takes would keep its connection busy.
 * @param {string} path
 * @param {string} token
 */
async function askWhole(path, token) {
  const headers = { Accept: "application/json", Authorization: `Token ${token}` };
  const reply = await fetch(path, { credentials: "include", headers });
  return new Response(await reply.blob(), reply);
}
