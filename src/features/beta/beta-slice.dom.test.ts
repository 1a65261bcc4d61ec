import { beforeEach, expect, test } from "vitest";
import { createBetaStore } from "./beta-slice.ts";

beforeEach(() => {
  sessionStorage.clear();
  visit("/");
});

test("a visitor without a token is not a beta visitor", () => {
  expect(isBetaAt("/pricing?token=")).toBe(false);
});

test("the token is stored beyond its address", () => {
  expect(isBetaAt("/?token=abc")).toBe(true);
  expect(isBetaAt("/")).toBe(true);
});

test.each(["/beta-payment", "/demo-session", "/x/beta-y"])(
  "%s without a token starts a beta session",
  (path) => {
    expect(isBetaAt(path)).toBe(true);
    expect(sessionStorage.length).toBe(0);
  },
);

test("leaving removes the stored token and the one in the address", () => {
  visit("/live-demos?token=abc&q=crm");
  const beta = createBetaStore();
  beta.getState().refresh();

  beta.getState().clear();

  expect(beta.getState().isBeta).toBe(false);
  expect(location.search).toBe("?q=crm");
  expect(isBetaAt("/live-demos")).toBe(false);
});

test.each([
  ["markup", "<img src=x onerror=alert(1)>", "imgsrcxonerroralert1"],
  ["a long text", "a".repeat(100_000), "a".repeat(256)],
])("a token of %s is cleaned", (_, token, stored) => {
  expect(isBetaAt(`/?token=${encodeURIComponent(token)}`)).toBe(true);
  expect(sessionStorage.getItem("beta_token")).toBe(stored);
});

test.each([
  ["token=%3Cscript%3Ealert(1)%3C/script%3E&token=second", "scriptalert1script"],
  ["token=", null],
  ["token=first&token=second", "first"],
  ["token=%20%3C%3E", null],
  ["token=a.b-c_d%00%0D%0A%F0%9F%98%80e", "a.b-c_de"],
  ["token=%E0%A4%A", "A"],
  ["token=__proto__", "__proto__"],
])("the stored token of ?%s is %j", (query, stored) => {
  expect(isBetaAt(`/live-demos?${query}`)).toBe(stored !== null);
  expect(sessionStorage.getItem("beta_token")).toBe(stored);
});

function visit(address: string) {
  history.replaceState(null, "", address);
}

function isBetaAt(address: string) {
  visit(address);
  const beta = createBetaStore();
  beta.getState().refresh();
  return beta.getState().isBeta;
}
