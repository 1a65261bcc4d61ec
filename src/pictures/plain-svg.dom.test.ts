import { expect, test } from "vitest";
import { plainSvg } from "./plain-svg.ts";

const svg = (inside: string, preface = "") =>
  `${preface}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;

const levels = (most: number, level: (at: number) => string) =>
  Array.from({ length: most }, (_, index) => level(index + 1)).join("");

const DOT = '<rect width="1" height="1"/>';
const copies = (at: number, href = "href") =>
  `<g id="g${at}">${`<use ${href}="#g${at - 1}"/>`.repeat(10)}</g>`;
const entity = (name: string, value: string) => `<!ENTITY ${name} "${value}">`;
const filter = (content: string) => `<filter id="f">${content}</filter>`;

test.each([
  ["copies of copies", svg(`<g id="g0">${DOT}</g>${levels(9, (at) => copies(at))}`)],
  ["copies by an older name", svg(`<g id="g0">${DOT}</g>${levels(9, (at) => copies(at, "xlink:href"))}`)],
  ["copies by an encoded name", svg(`<g id="g0">${DOT}</g>${levels(9, copies).replaceAll('"#g', '"#%67')}`)],
  [
    "copies where a second element has the same id",
    svg(`<g id="g0">${DOT}</g>${levels(9, (at) => copies(at))}${levels(9, (at) => `<g id="g${at}"/>`)}`),
  ],
  ["a circle of copies", svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  [
    "masks of masks",
    svg(levels(9, (at) => `<mask id="m${at}">${`<g mask="url(#m${at - 1})">${DOT}</g>`.repeat(10)}</mask>`)),
  ],
  [
    "patterns of patterns by classes",
    svg(
      `<style>${levels(9, (at) => `/* } */.c${at}{fill:url(#p${at - 1})}`)}</style>${levels(
        9,
        (at) => `<pattern id="p${at}">${`<path class="c${at}" d="M0 0h1"/>`.repeat(10)}</pattern>`,
      )}`,
    ),
  ],
  [
    "a marker at every point of lines",
    svg(
      `<marker id="m">${DOT.repeat(500)}</marker><g marker-mid="url(#m)">${'<path d="M0 0h1"/>'.repeat(900)}</g>`,
    ),
  ],
  [
    "hundreds of filters",
    svg(`${filter('<feTurbulence numOctaves="9"/>'.repeat(180))}<g filter="url(#f)"/>`),
  ],
  ["a filter for everything", svg(`<style>*{filter:blur(9px)}</style>${DOT.repeat(200)}`)],
  [
    "entities of entities",
    svg("<text>&b;</text>", `<!DOCTYPE svg [${entity("a", "aa")}${entity("b", "&a;&a;")}]>`),
  ],
  [
    "a long entity many times",
    svg(`<text>${"&a;".repeat(999)}</text>`, `<!DOCTYPE svg [${entity("a", "a".repeat(9_000))}]>`),
  ],
  ["an entity from elsewhere", svg("<text>&a;</text>", '<!DOCTYPE svg [<!ENTITY a SYSTEM "x.xml">]>')],
  ["a drawing within it", svg('<rect fill="url(data:image/svg+xml,%3Csvg/%3E)"/>')],
  ["a style sheet from elsewhere", svg("<style>@import 'data:text/css,';</style>")],
  ["a reference in escapes", svg("<style>.a{fill:u\\72l(#p)}</style>")],
  ["elements in elements in elements", svg("<g>".repeat(300) + "</g>".repeat(300))],
  ["rules for every element", svg(`<style>${"a b{}".repeat(3_000)}</style>${DOT.repeat(3_000)}`)],
])("%s are refused before they are drawn", (_, text) => {
  expect(() => plainSvg(text)).toThrow(/too complex to be drawn here.*PNG/);
});

test.each([
  [
    "Illustrator",
    svg(
      `<style type="text/css">.st0{fill:url(#SVGID_1_);}.st1{clip-path:url(#c);fill:none;}</style>
      <linearGradient id="SVGID_1_"><stop offset="0"/></linearGradient><clipPath id="c">${DOT}</clipPath>
      <g class="st1">${'<path class="st0" d="M0 0h8v8z"/>'.repeat(400)}</g><text>&ns_a;</text>`,
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [${entity("ns_a", "http://ns.adobe.com/a/")}]>`,
    ),
  ],
  [
    "Figma",
    svg(
      `<g clip-path="url(#clip0)">${`<g filter="url(#f)"><path d="${"M0 0h8v8z".repeat(40)}"/></g>`.repeat(6)}</g>
      <defs>${filter('<feFlood/><feColorMatrix in="SourceAlpha"/><feMorphology radius="1"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend/>')}
      <clipPath id="clip0">${DOT}</clipPath></defs>`,
    ),
  ],
  ["a collection of symbols", svg(`<symbol id="s">${DOT}</symbol>${'<use href="#s"/>'.repeat(500)}`)],
  ["a plain drawing of 2 MB", svg(`<path d="${"M0 0h8v8z".repeat(200_000)}"/>`)],
])("a drawing of %s is not refused", (_, text) => {
  expect(plainSvg(text)).toContain("<svg");
});

test("scripts, animations, pages and addresses are left out, a bitmap in the file stays", () => {
  const bitmap = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
  const text = plainSvg(
    svg(`<script>alert(1)</script><set attributeName="href" to="#g9"/><foreignObject><p>x</p></foreignObject>
      <image href="https://elsewhere.example/a.png"/><image href="${bitmap}"/>${DOT}`),
  );

  expect(text).not.toMatch(/script|set|foreignObject|elsewhere/);
  expect(text).toContain(bitmap);
  expect(text).toContain(DOT);
});

test("a file that is no drawing is called damaged", () => {
  expect(() => plainSvg("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>")).toThrow(
    /This drawing is damaged/,
  );
});
