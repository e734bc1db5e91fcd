import { type Page, expect } from "@playwright/test";
import { newEmail, signUp, test } from "./product.ts";
import { arrangeConversations, loseConnection, pickSources } from "./whole-day/asking.ts";
import { fileAway, lookAtFile } from "./whole-day/filing.ts";
import { askAndEdit, begin } from "./whole-day/morning.ts";
import { type Day, openTab } from "./whole-day/tab.ts";
import { changeElsewhere, logOutElsewhere, setPreferences } from "./whole-day/tabs.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// One user from the first page to the last log-out: two tabs, a slow network, and a while without one.
test("a whole day of work leaves nothing lost, dead or stuck", async ({
  page,
  context,
  complaints,
  request,
}) => {
  test.setTimeout(420_000);
  // What the browser says of a connection that is gone; the pages say it in their own words.
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/);
  const day: Day = { actions: 0, pages: new Set(), expectNoComplaints: complaints.expectNone };
  const { email } = await signUp(request, newEmail());
  const tab = openTab(page, day);
  const slow = await slowDown(page);
  await begin(tab, email);
  await askAndEdit(tab);
  await fileAway(tab);
  await lookAtFile(tab);
  await pickSources(tab);
  // A session that slows the network down also keeps it up.
  await slow.detach();
  await loseConnection(tab, context);
  await slowDown(page);
  const link = await arrangeConversations(tab);
  const second = openTab(await context.newPage(), day);
  await changeElsewhere(tab, second, link);
  await setPreferences(tab);
  await logOutElsewhere(tab, second, email);
  expect(day.actions).toBeGreaterThanOrEqual(60);
  expect(day.pages.size).toBeGreaterThanOrEqual(10);
});

/** A phone's connection in the country. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  return session;
}
