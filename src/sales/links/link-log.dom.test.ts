import { beforeEach, expect, test } from "vitest";
import { clearLinkLog, logLink, readLinkLog } from "./link-log.ts";

const link = {
  kind: "made",
  address: "/demo-preview?prospect=A",
  name: "Welcome page",
  prospect: "A",
  lastDay: "",
} as const;

beforeEach(() => localStorage.clear());

test("links are stored newest first, once each with a count", () => {
  logLink(link);
  logLink({ ...link, address: "/full-preview/abc" });
  logLink(link);

  expect(readLinkLog()).toMatchObject([
    { address: link.address, times: 2 },
    { address: "/full-preview/abc", times: 1 },
  ]);
  clearLinkLog();
  expect(readLinkLog()).toEqual([]);
});

test("at most a hundred links are stored", () => {
  for (let at = 0; at < 105; at++) logLink({ ...link, address: `/${at}` });

  expect(readLinkLog()).toHaveLength(100);
  expect(readLinkLog()[0]?.address).toBe("/104");
});

test.each(["{", "null", "[7]", '[{"kind":"made"}]', JSON.stringify([{ ...link, at: "x", times: 1 }])])(
  "a log that holds %s is empty",
  (stored) => {
    localStorage.setItem("link_log", stored);

    expect(readLinkLog()).toEqual([]);
  },
);

test("an address of another host is never offered", () => {
  const at = "2026-11-21T12:00:00.000Z";
  const addresses = ["https://evil.example", "//evil.example", "javascript:alert(1)", "/\\evil.example"];
  localStorage.setItem(
    "link_log",
    JSON.stringify(addresses.map((address) => ({ ...link, address, at, times: 1 }))),
  );

  expect(readLinkLog()).toEqual([]);
});
