import { expect, it } from "vitest";
import { isReachable, parseNetwork } from "./public-address.ts";

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "",
  "localhost",
  "1.2.3",
])("%s is not of the public internet", (address) => {
  expect(isReachable(address, [])).toBe(false);
});

it.each([
  "1.1.1.1",
  "172.32.0.1",
  "192.167.255.255",
  "100.128.0.1",
  "2606:4700::1111",
  "::ffff:8.8.8.8",
])("%s is of the public internet", (address) => {
  expect(isReachable(address, [])).toBe(true);
});

it("lets through what is allowed, and nothing beside it", () => {
  const allowed = ["10.20.0.0/16", "fd00:1::/32", "127.0.0.1"].map(parseNetwork);
  const reachable = (address: string) => isReachable(address, allowed);
  expect(
    ["10.20.9.9", "::ffff:10.20.1.1", "fd00:1::5", "127.0.0.1"].filter(reachable),
  ).toHaveLength(4);
  expect(["10.21.0.1", "fd00:2::5", "127.0.0.2", "::1"].filter(reachable)).toEqual([]);
});

it("names what is no network", () => {
  expect(() => parseNetwork("10.0.0.0/33")).toThrow('"10.0.0.0/33" is neither');
});
