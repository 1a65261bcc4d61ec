import { expect, test } from "vitest";
import { parseInert } from "#src/lib/parse-inert.ts";
import { firstOf, markedOf, plainOf, readRichText, richTextOf } from "./rich-text.ts";

const whole = { hasBullets: true, hasSubheadings: true };

test.each([
  [
    "blocks that a browser makes for new lines",
    "Two<div>lines</div><div><br></div><div>end</div>",
    "Two\nlines\n\nend",
  ],
  ["line breaks", "Two<br>lines<br><br>end", "Two\nlines\n\nend"],
  ["nested blocks", "<div><div>Two</div></div><p>lines</p>", "Two\n\nlines"],
  ["a block in the middle of a line", "Two <div>lines</div> end", "Two \nlines\n end"],
  ["bold over a line break", "<b>Two<br>lines</b>", "**Two\nlines**"],
  ["bold in bold", "<b>Two <strong>lines</strong></b>", "**Two lines**"],
  ["a link in the making", '<a href="/about">Two lines</a>', "Two lines"],
])("the text of an editable element knows %s", (_name, html, text) => {
  const editable = document.createElement("p");
  editable.append(...parseInert(html, "text/html").body.childNodes);

  expect(markedOf(readRichText(editable, whole))).toBe(text);
});

test.each([
  "**Both *at* once** and *so **on** then*",
  "[**Ring** us](tel:+441144960158), **[write](mailto:a@example.com)**",
  "***Both***",
  "2 * 3 * 4, ** and *",
])("a marked text comes back from its runs: %s", (text) => {
  expect(markedOf(richTextOf(text))).toBe(text);
});

test("a text is cut inside its marks, and never inside a letter", () => {
  const text = richTextOf("One **two 🥐** three");

  expect(markedOf(firstOf(text, 7))).toBe("One **two**");
  expect(plainOf(firstOf(text, 9))).toBe("One two ");
  expect(plainOf(firstOf(text, 10))).toBe("One two 🥐");
});
