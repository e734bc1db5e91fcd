// Runs before the first paint, so that a dark page never flashes light. A file of its own because the
// content security policy allows no inline scripts.
try {
  if (localStorage.getItem("darkMode") === "true") document.documentElement.dataset.theme = "dark";
} catch {
  // Storage is blocked: the light theme stays.
  document.documentElement.dataset.theme = "light";
}
