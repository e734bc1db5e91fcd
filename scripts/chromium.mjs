import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium or Chrome to test with: CHROMIUM_PATH, else one on the PATH, else a macOS application. */
export function findChromium() {
  return find(names);
}

/** A Chromium without windows where one is installed, which needs about half of the processor; else as `findChromium`. */
export function findHeadlessChromium() {
  return find(["chromium-headless-shell", ...names]);
}

/** @param {string[]} programs */
function find(programs) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  const given = process.env.CHROMIUM_PATH;
  const candidates = given === undefined || given === "" ? [...onPath, ...applications] : [given];
  return candidates.find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
