import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";

const sheet = `@layer base,utilities;@layer base{h1,.title{margin:0}}@layer utilities{.p-4{padding:1rem}.md\\:p-8{padding:2rem}@media (min-width:48rem){.lg{color:red}}.open.shut{top:0}.content-\\[\\'\\'\\]{content:''}.rise{animation:rise 1s}}@keyframes rise{from{top:0}}:root.font-large{font-size:2rem}:root.font-large .shut{top:1px}:root:where(.no-red){--ink:blue}`;

test.each([
  ["a class in markup", '<p class="p-4 md:p-8">', [".p-4", ".md\\:p-8"], [".lg", ".open"]],
  ["a class in code", `const a=\`lg \${b?\`open\`:\`shut\`}\``, [".lg", ".open.shut"], [".p-4"]],
  ["only one of two", '"open"', [], [".open.shut"]],
  ["quotes in a name", `"content-['']"`, [".content-\\[\\'\\'\\]"], [".p-4"]],
])("%s", (_, code, there, gone) => {
  const styles = pageStyles(sheet)(code);

  for (const selector of there) expect(styles).toContain(`${selector}{`);
  for (const selector of gone) expect(styles).not.toContain(selector);
});

test("what has no class, or one of the root, stays, in the order of its layers; what is empty goes", () => {
  const styles = pageStyles(sheet)("<h1 --ink");

  expect(styles).toContain("@layer base,utilities;@layer base{h1{margin:0}}");
  expect(styles).toContain(":root.font-large{font-size:2rem}");
  expect(styles).toContain(":root:where(.no-red){--ink:blue}");
  expect(styles).not.toContain("@media");
  expect(styles).not.toContain(".shut");
});

test("of variables and animations those stay that a rule, or the code, names", () => {
  const known = `@layer properties{@supports (top:0){*{--far:0}}}@layer theme{:root{--near:var(--by);--by:1px;--far:var(--off);--off:2px;--told:3px}}@property --by{syntax:"*";inherits:false}@property --far{syntax:"*";inherits:false}.p{top:var(--near);animation:.2s rise both}@keyframes rise{from{top:0}}@keyframes fall{from{top:9px}}`;

  const styles = pageStyles(known)('"p" style={{ left: "var(--told)" }}');

  expect(styles).toBe(
    `@layer theme{:root{--near:var(--by);--by:1px;--told:3px}}@property --by{syntax:"*";inherits:false}.p{top:var(--near);animation:.2s rise both}@keyframes rise{from{top:0}}`,
  );
});

test("elements that are in no markup and no code go, the alternatives of a list stay", () => {
  const known = `abbr:where([title]){top:0}ul>li,ol.p,:host{top:1px}:where(kbd,b) hr,:root:where(code) ul{top:2px}*,:after{top:3px}[hidden]:not(dl){top:4px}`;

  const styles = pageStyles(known)('<ul><li> "hr"');

  expect(styles).toBe(
    `ul>li{top:1px}:where(kbd,b) hr,:root:where(code) ul{top:2px}*,:after{top:3px}[hidden]:not(dl){top:4px}`,
  );
});

test("what stands in for a variable that the theme sets goes", () => {
  const known = `@layer theme{:root{--font:var(--sans,serif);--sans:x}}p{font:var(--font,local("A"), "B", monospace);top:var(--other,1px)}`;

  const styles = pageStyles(known)("<p>");

  expect(styles).toBe(
    `@layer theme{:root{--font:var(--sans);--sans:x}}p{font:var(--font);top:var(--other,1px)}`,
  );
});
