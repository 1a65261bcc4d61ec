import { expect, test } from "vitest";
import { htmlProblems } from "#tests/support/html-problems.ts";
import { parseDocument, type SiteDocument } from "../../document.ts";
import { writeField } from "../../edit/edit-blocks.ts";
import { siteCss } from "../../render.tsx";
import { renderStatic } from "../../render-static.ts";
import { templateDocument } from "../../templates.ts";

const template = (await templateDocument("bakery-counter")) as SiteDocument;
const picture = (index: number) => ({ kind: "tile", scene: "bakery", index, label: `Drawing ${index}` });

test.each(["grid", "mosaic", "strip", "staggered"])(
  "each picture of a gallery as %s opens large by a button with its name",
  (variant) => {
    const page = new DOMParser().parseFromString(htmlOf(withGallery(variant, true)), "text/html");
    const buttons = [...page.querySelectorAll<HTMLButtonElement>(".sw-enlarge")];
    const opened = buttons.map((button) => page.getElementById(button.getAttribute("popovertarget") ?? ""));

    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      "Show it large: Buns at eleven",
      "Show it large: Drawing 2",
    ]);
    expect(opened.map((large) => large?.getAttribute("aria-label"))).toEqual(["Buns at eleven", "Drawing 2"]);
    expect(
      opened.map((large) => large?.querySelector("button[popovertargetaction=hide]")?.textContent),
    ).toEqual(["Close", "Close"]);
    expect(opened.map((large) => large?.querySelectorAll("svg").length)).toEqual([1, 1]);
  },
);

test("a gallery without the setting has neither buttons nor their style", () => {
  const site = withGallery("grid", false);

  expect(htmlOf(site)).not.toContain("sw-enlarge");
  expect(siteCss(site)).not.toContain("sw-enlarge");
  expect(siteCss(withGallery("grid", true))).toContain("sw-enlarge");
});

test("documents of earlier releases accept the setting, and it can be undone", () => {
  const site = withGallery("grid", undefined);
  const place = { page: "home", block: "gallery" };
  const on = writeField(site, place, ["isEnlarged"], true);

  expect(JSON.stringify(site)).not.toContain("isEnlarged");
  expect(htmlOf(on)).toContain("sw-enlarge");
  expect(htmlOf(writeField(on, place, ["isEnlarged"], false))).toBe(htmlOf(site));
});

test("the page is valid HTML", async () => {
  expect(await htmlProblems(htmlOf(withGallery("mosaic", true)))).toEqual([]);
});

function withGallery(variant: string, isEnlarged: boolean | undefined): SiteDocument {
  const [first] = template.pages;
  const frame = first?.blocks.filter(({ kind }) => kind === "navigation" || kind === "footer") ?? [];
  const pictures = [
    { picture: picture(1), caption: "Buns at eleven" },
    { picture: picture(2) },
    { picture: null, caption: "None" },
  ];
  const gallery = { id: "gallery", kind: "gallery", variant, data: { title: "Look", pictures, isEnlarged } };
  return parseDocument({
    ...template,
    pages: [{ ...first, blocks: frame.toSpliced(1, 0, gallery as never) }, ...template.pages.slice(1)],
  });
}

const htmlOf = (site: SiteDocument) => renderStatic(site).files[0]?.text ?? "";
