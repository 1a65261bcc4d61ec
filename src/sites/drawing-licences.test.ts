import { expect, test } from "vitest";
import { parseDocument } from "./document.ts";
import { loadScenes, scenesIn } from "./drawn/art-catalogue.ts";
import { renderStatic } from "./render-static.ts";
import { templateDocument } from "./templates.ts";

test.each([
  { subject: "pear", licences: ["fluent-emoji.txt", "noto-emoji.txt"] },
  { subject: "bicycle", licences: [] },
])("a site with a drawing of a $subject names the licences $licences", async ({ subject, licences }) => {
  const site = await templateDocument("bakery-counter");
  const picture = { kind: "subject", subjects: [subject], composition: "one", seed: 1, label: "" };
  const [home, ...others] = site?.pages ?? [];
  const blocks = home?.blocks.map((block) =>
    block.kind === "hero" ? { ...block, data: { ...block.data, picture } } : block,
  );
  const document = parseDocument({ ...site, pages: [{ ...home, blocks }, ...others] });
  await loadScenes(scenesIn(document));

  const made = renderStatic(document);

  expect(made.licences).toEqual(licences);
  const { drawings = [] } = JSON.parse(made.files.find(({ path }) => path === "licenses.json")?.text ?? "");
  expect(drawings.map(({ text }: { text: string }) => text)).toEqual(
    licences.map((name) => `licenses/${name}`),
  );
});
