// Runs before the first paint, so that a dark page never flashes light. A file of its own because the
// content security policy allows no inline scripts. shared/theme.ts reads the same keys.
try {
  const dark =
    localStorage.getItem("theme") === "system"
      ? matchMedia("(prefers-color-scheme: dark)").matches
      : localStorage.getItem("darkMode") === "true";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
} catch {
  // Storage is blocked: the light theme stays.
  document.documentElement.dataset.theme = "light";
}
