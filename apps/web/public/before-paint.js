// Runs before the first paint. A file of its own because the content security policy allows no inline scripts.
const page = document.documentElement.dataset;
try {
  // So that a dark page never flashes light; shared/theme.ts reads the same keys.
  const dark =
    localStorage.getItem("theme") === "system"
      ? matchMedia("(prefers-color-scheme: dark)").matches
      : localStorage.getItem("darkMode") === "true";
  page.theme = dark ? "dark" : "light";
  // Pages drawn at the build are in English and for who is signed out; others wait for the scripts.
  const language = localStorage.getItem("language") ?? "en";
  const token = localStorage.getItem("token");
  if (language !== "en" || token !== null) page.prerendered = "hidden";
  if (token !== null) askEarly(token);
} catch {
  // Storage is blocked: the light theme stays.
  page.theme = "light";
}
// A form that is sent before the scripts run would put the password into the address: early-form.ts sends it when they do.
page.scripts = "awaited";
addEventListener("submit", (event) => {
  if (page.scripts !== "awaited" || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.sent = "early";
});

/** What the scripts of every page ask for first (app/session.ts): the replies are there when the scripts are. */
function askEarly(token) {
  const paths = [
    "/api/auth/user/",
    "/api/organization/user-status/",
    "/api/payments/stripe-config/",
  ];
  const headers = { Accept: "application/json", Authorization: `Token ${token}` };
  const replies = paths.map((path) => fetch(path, { credentials: "include", headers }));
  const byPath = Object.fromEntries(paths.map((path, at) => [path, replies[at]]));
  globalThis.early = { token: String(token), replies: byPath };
  // Who takes the replies handles a failure.
  void Promise.allSettled(replies);
}
