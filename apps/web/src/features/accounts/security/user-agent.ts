import { t } from "./messages.ts";

/** Browsers based on Chromium also name Chrome, and all of them name Safari: the most specific name comes first. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone|\biPad/, "iOS"],
  [/\bAndroid/, "Android"],
  [/\bWindows/, "Windows"],
  [/\bMac OS X|\bMacintosh/, "macOS"],
  [/\bCrOS/, "ChromeOS"],
  [/\bLinux/, "Linux"],
] as const;

/** What a user-agent header means to people: "Firefox on Windows", or the program's own first word. */
export function formatUserAgent(userAgent: string): string {
  const find = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return t.browserOn(browser, system);
  return browser ?? (userAgent.split(/[\s/]/)[0] || t.unknownProgram);
}
