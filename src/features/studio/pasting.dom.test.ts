import { expect, test } from "vitest";
import { markedOf, readRichText } from "#src/sites/rich-text.ts";
import { parsePasted } from "./pasting.ts";

const whole = { hasBullets: true, hasSubheadings: true };

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
