import { expect, test } from "vitest";
import type { Block } from "#src/sites/document.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { siteFromBrief } from "../brief.ts";

const variants = ["cards", "ledger", "rows", "panels"] as const;

test.each([
  "A plumber in Leeds. Boiler service £85, tap repair £60.",
  "A bakery in Lisbon. Sourdough 6 euros, croissant 2.50.",
  "A dentist in Hull. Whitening, implants, Invisalign.",
  "A kite maker. We make paper kites and repair tents.",
  "A bookshop in Bath",
  "A bar in Berlin",
  "A tattoo artist. Fine line £90, cover-ups £200, touch-ups £40.",
])("all services of “%s” have a description, or none", async (brief) => {
  const texts = (await servicesOf(brief)).data.services.map(({ text }) => text);

  expect(texts.length).toBeGreaterThan(2);
  expect(new Set(texts.map(Boolean)).size, texts.join(" | ")).toBe(1);
});

test("a tap repair is not described as a boiler repair", async () => {
  const { data } = await servicesOf("A plumber in Leeds. Tap repair £60.");

  expect(data.services[0]?.name).toBe("Tap repair");
  expect(data.services[0]?.text).not.toContain("heat");
});

test.each(variants)(
  "%s show a service without a description, and no empty paragraph for it",
  async (variant) => {
    const { document } = await siteFromBrief("A plumber in Leeds. Boiler service £85, tap repair £60.");
    const pages = document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block): Block => (block.kind === "services" ? { ...block, variant } : block)),
    }));

    const page = renderStatic({ ...document, pages }).files.find(({ path }) => path === "index.html");
    const [services = ""] = /<section id="services".*?<\/section>/s.exec(page?.text ?? "") ?? [];

    expect(services).toContain("Tap repair");
    expect(services).toContain("£60");
    expect(services.match(/<p[^>]*>\s*<\/p>/g)).toBeNull();
  },
);

async function servicesOf(brief: string) {
  const { document } = await siteFromBrief(brief);
  const services = document.pages[0]?.blocks.find((block) => block.kind === "services");
  if (!services) throw new Error("The first page shows no services.");
  return services;
}
