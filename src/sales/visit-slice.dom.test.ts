import { beforeEach, expect, test } from "vitest";
import { createVisitStore } from "./visit-slice.ts";

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.className = "";
});

test("before the browser is read, the visit is empty", () => {
  open("/?prospect=Acme");

  expect(createVisitStore().getState().visit).toEqual({
    prospect: "",
    accent: null,
    logo: null,
    utm: {},
    signedLink: "",
    ticket: "",
  });
});

test("a personalised link is remembered for the session", () => {
  const visit = visitAt(
    "/landing/tech?prospect=Acme&accent=0E7490&utm_source=fair#logo=aaaabbbbccccddddeeee",
  );

  expect(visit).toEqual({
    prospect: "Acme",
    accent: "#0e7490",
    logo: "aaaabbbbccccddddeeee",
    utm: { utm_source: "fair" },
    signedLink: "",
    ticket: "",
  });
  expect(visitAt("/live-demos")).toEqual(visit);
  expect(document.documentElement).toHaveClass("prospect");
});

test("an empty prospect ends the visit, and leaves nothing behind", () => {
  visitAt("/?prospect=Acme&accent=teal");

  expect(visitAt("/?prospect=").prospect).toBe("");
  expect(visitAt("/").accent).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(document.documentElement).not.toHaveClass("prospect");
});

test("a visit without a personalised link stores nothing", () => {
  visitAt("/?token=abc&q=crm");

  expect(sessionStorage.length).toBe(0);
});

function open(address: string) {
  history.replaceState(null, "", address);
}

function visitAt(address: string) {
  open(address);
  const store = createVisitStore();
  store.getState().refresh();
  return store.getState().visit;
}
