import { afterEach, beforeEach, expect, test, vi } from "vitest";

let made: string[];
let parseInert: typeof import("./parse-inert.ts").parseInert;
let insertElements: typeof import("./parse-inert.ts").insertElements;

beforeEach(async () => {
  made = [];
  const createPolicy = (name: string, rules: { createHTML: (text: string) => string }) => {
    made.push(name);
    return { createHTML: rules.createHTML };
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.resetModules();
  ({ parseInert, insertElements } = await import("./parse-inert.ts"));
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

test.each([
  ["<b onclick=a>x</b>", false],
  ["<strong onclick=a>x</strong>", false],
  ["<img src=x onerror=a>", false],
  ["<a href='javascript:a'>x</a>", false],
  ["<a href='https://example.com' onclick=a>x</a>", false],
  ["<svg><a href='https://example.com'>x</a></svg>", false],
  ["x<!-- a -->", false],
  ["x <strong>y<br><em>z</em></strong> <a href='https://example.com'>a</a>", true],
])("of %s only the marks of a text get into a page", (html, isTaken) => {
  const written: unknown[] = [];
  Object.assign(document, { execCommand: (...call: unknown[]) => written.push(call) });
  const content = document.createDocumentFragment();
  content.append(...parseInert(html, "text/html").body.childNodes);

  if (isTaken) insertElements(content);
  else expect(() => insertElements(content)).toThrow("insertElements takes");

  expect(written).toHaveLength(isTaken ? 1 : 0);
  Reflect.deleteProperty(document, "execCommand");
});
