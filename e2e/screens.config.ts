import base from "./playwright.config.ts";

/** Takes the pictures of docs/screens; nothing is asserted but that the pages are there. */
const projects = base.projects?.filter(({ name }) => name === "headless") ?? [];

export default { ...base, projects, testMatch: ["screens/take.ts"], timeout: 1_800_000 };
