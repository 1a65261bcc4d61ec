import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isEntryPage } from "../entry.ts";
import { withEntryPages } from "../entry-pages.tsx";
import {
  anna,
  flour,
  ORIGIN,
  SAMPLES,
  withBlock,
  withOrigin,
  withPosts,
} from "../testing/site-with-entries.ts";
import { structuredData } from "./structured-data.ts";

// The properties of Article and Person at schema.org. Strict: an unexpected property fails.
const text = z.string().check(z.minLength(1));
const url = z.string().check(z.regex(/^https:\/\//));
const publisher = z.strictObject({ "@type": z.literal("Organization"), name: text, url: z.optional(url) });
const common = { description: z.optional(text), image: z.optional(url), url: z.optional(url) };
const article = z.strictObject({
  ...common,
  "@type": z.literal("BlogPosting"),
  headline: text,
  datePublished: z.iso.date(),
  author: z.union([z.strictObject({ "@type": z.literal("Person"), name: text }), publisher]),
  mainEntityOfPage: z.optional(url),
  publisher: z.optional(publisher),
});
const person = z.strictObject({
  ...common,
  "@type": z.literal("Person"),
  name: text,
  jobTitle: z.optional(text),
  telephone: z.optional(z.string().check(z.regex(/^\+?\d+$/))),
  email: z.optional(z.email()),
  worksFor: z.optional(publisher),
});
const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.union([article, person])).check(z.minLength(1)),
});

test("articles and people are valid structured data on their own pages", () => {
  const posts = withPosts({ ...flour, author: "Ann Baker" }, { ...flour, title: "Rye", author: "" });
  const people = withBlock("team", "list", { people: [anna] });
  const things = [posts, people].flatMap((site) => {
    const document = withEntryPages(withOrigin(site));
    return document.pages.filter(isEntryPage).flatMap((page) => {
      const data = structuredData(document, page, { samples: SAMPLES, origin: ORIGIN });
      return graph.parse(data)["@graph"];
    });
  });

  expect(things.map((thing) => thing["@type"])).toEqual(["BlogPosting", "BlogPosting", "Person"]);
  expect(things).toMatchObject([
    { headline: flour.title, author: { "@type": "Person", name: "Ann Baker" } },
    { headline: "Rye", author: { "@type": "Organization", name: "Crumb & Co" } },
    { name: anna.name, jobTitle: anna.role, worksFor: { name: "Crumb & Co" } },
  ]);
});
