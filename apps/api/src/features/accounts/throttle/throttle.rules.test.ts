import { expect, it } from "vitest";
import { delayAfter, networkOf, perAccount, perAddress } from "./throttle.rules.ts";

it("delays double from one second up to a maximum", () => {
  const delays = [1, 4, 5, 6, 7, 14, 15, 16, 5000].map((count) => delayAfter(count, perAccount));
  expect(delays).toEqual([0, 0, 1000, 2000, 4000, 512_000, 900_000, 900_000, 900_000]);
  expect(delayAfter(49, perAddress)).toBe(0);
  expect(delayAfter(50, perAddress)).toBe(1000);
  expect(delayAfter(90, perAddress)).toBe(60_000);
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("the networks of a site count as one where that is asked for", () => {
  expect(networkOf("2001:db8:1:2::9", 48)).toBe("2001:db8:1::/48");
  expect(networkOf("192.0.2.7", 48)).toBe("192.0.2.7");
});
