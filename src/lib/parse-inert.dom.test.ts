import { afterEach, beforeEach, expect, test, vi } from "vitest";

let made: string[];
let parseInert: typeof import("./parse-inert.ts").parseInert;

beforeEach(async () => {
  made = [];
  const createPolicy = (name: string, rules: { createHTML: (text: string) => string }) => {
    made.push(name);
    return { createHTML: rules.createHTML };
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.resetModules();
  ({ parseInert } = await import("./parse-inert.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("markup is parsed into an inert document", () => {
  vi.stubGlobal("hasRun", false);
  const html = "<p>Bread</p><script>hasRun = true</script><img src=x onerror='hasRun = true'>";

  const [first, second] = [parseInert(html, "text/html"), parseInert("<a><b/></a>", "application/xml")];

  expect(first.querySelector("p")?.textContent).toBe("Bread");
  expect(second.documentElement.localName).toBe("a");
  expect(first.defaultView).toBeNull();
  expect(Reflect.get(globalThis, "hasRun")).toBe(false);
  expect(made).toEqual(["sitewright-reader"]);
});

test("the policy is not accessible from outside", () => {
  parseInert("<p>", "text/html");

  expect(Object.values(window).filter((value) => value && "createHTML" in Object(value))).toEqual([]);
});

test("a browser without Trusted Types parses the same", () => {
  vi.stubGlobal("trustedTypes", undefined);

  expect(parseInert("<p>Bread", "text/html").body.textContent).toBe("Bread");
});
