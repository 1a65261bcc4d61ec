import { expect, test } from "vitest";
import { parseInert } from "#src/lib/parse-inert.ts";
import { firstOf, markedOf, parsePasted, plainOf, readRichText, richTextOf } from "./rich-text.ts";

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
  ["paragraphs", "<p>One\n  line</p>\n<p>Two</p>", "One line\n\nTwo"],
  ["a heading", "<h2>Our <b>bread</b></h2><p>Rye</p>", "## Our bread\n\nRye"],
  [
    "lists of a web page",
    "<p>We bake</p><ul><li>Rye</li><li><p>Spelt</p></li></ul><ol start=3><li>Mix</li><li> </li><li>Bake</li></ol>",
    "We bake\n\n• Rye\n• Spelt\n\n3. Mix\n5. Bake",
  ],
  [
    "a list from Word",
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Rye<o:p></o:p></p>
<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span><b>Spelt</b></p><p>&nbsp;</p><p>End</p>`,
    "• Rye\n2. **Spelt**\n\nEnd",
  ],
  [
    "bold and italic as styles",
    `<b style="font-weight:normal"><span style="font-weight:700">Rye</span> and <span style="font-style:italic">spelt</span></b>`,
    "**Rye** and *spelt*",
  ],
  [
    "links",
    `<a href="http://example.com/a_(b)">Rye</a> <a href="javascript:alert(1)">no</a> <a href="https://example.com"><i>[1]</i></a>`,
    "[Rye](https://example.com/a_%28b%29) no *[1]*",
  ],
  [
    "a table",
    "<table><tr><td>Rye</td><td>£4</td></tr><tr><td>Spelt</td><td>£5</td></tr></table>",
    "Rye £4\nSpelt £5",
  ],
  [
    "scripts and styles",
    "<style>p > a {}</style><p>Rye, style = x</p><script>1</script><p hidden>no</p>",
    "Rye, style = x",
  ],
])("pasted markup keeps %s", (_name, html, text) => {
  expect(markedOf(readRichText(parsePasted(html), { ...whole, isForeign: true }))).toBe(text);
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
