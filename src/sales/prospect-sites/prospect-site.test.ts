import { expect, test } from "vitest";
import { contrast } from "#src/art/colour.ts";
import { MAX_TOKEN_LENGTH } from "#src/share/limits.ts";
import { encodeShare } from "#src/share/share-token.ts";
import { styles } from "#src/sites/industries/industry.ts";
import { coloursOf, rolesOf } from "#src/sites/themes/theme.ts";
import { type ProspectFacts, prospectSite } from "./prospect-site.ts";

const facts: ProspectFacts = {
  prospect: "Blue Door Bakery",
  templateId: "bakery-counter",
  accent: "#a02020",
  tints: "10305a",
  town: "Leith",
  phone: "+44 131 496 0123",
  about: "We bake sourdough, and deliver it by bicycle",
};

test("the site contains name, town, phone number and description, in the logo's colours", async () => {
  const site = await prospectSite(facts);

  expect(site?.meta.business).toMatchObject({ name: "Blue Door Bakery", town: "Leith" });
  const text = JSON.stringify(site);
  expect(text).toContain("+44 131 496 0123");
  expect(text).toContain("deliver it by bicycle");
  expect(site && coloursOf(site.theme)).toMatchObject({ dominant: "#a02020", accent: "#10305a" });
});

test("a name alone makes a site; an unknown template does not", async () => {
  const alone = { ...facts, accent: "", tints: "", town: "", phone: "", about: "" };

  expect((await prospectSite(alone))?.meta.business.name).toBe("Blue Door Bakery");
  expect(await prospectSite({ ...facts, templateId: "bakery-nothing" })).toBeNull();
});

test.each(["#ffff00", "#ffffff", "#000000", "#7fffd4", "#ff69b4", "#808080"])(
  "text has a contrast of 4.5:1 in every style for the colour %s",
  async (accent) => {
    for (const style of styles) {
      const site = await prospectSite({ ...facts, templateId: `bakery-${style}`, accent, tints: "" });
      if (!site) throw new Error("There is no site.");
      for (const roles of Object.values(rolesOf(site.theme))) {
        for (const ink of [roles.ink, roles.muted, roles.strong, roles.accentInk])
          expect(contrast(ink, roles.ground), `${style} ${ink}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(roles.onFill, roles.fill), style).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

test("a composed site fits into a link", async () => {
  for (const style of styles) {
    const site = await prospectSite({
      ...facts,
      templateId: `law-firm-${style}`,
      about: `${"We advise families and firms. ".repeat(10)}`,
    });
    const token = site ? await encodeShare(site, { prospect: facts.prospect }) : "";
    expect(token.length).toBeGreaterThan(100);
    expect(token.length).toBeLessThan(MAX_TOKEN_LENGTH);
  }
});
