import type { SiteDocument } from "../../document.ts";
import { loadSamples } from "../../head/samples.ts";
import type { CheckOptions } from "../finding.ts";
import {
  business,
  entry,
  hero,
  only,
  photo,
  site,
  smallerPhoto,
  unlinked,
  withBlock,
  withHero,
  withHidden,
  withLink,
  withPage,
} from "./changed-site.ts";

const samples = await loadSamples({ meta: { template: "bakery-counter" } });
/** No samples, as if all facts of the template were true. */
export const OWN: CheckOptions = { samples: new Set() };

/** A site with one fault, and the expected finding. */
export interface Fault {
  site: SiteDocument;
  id: RegExp;
  words: RegExp;
  options?: CheckOptions;
}

const heavy: CheckOptions = {
  ...OWN,
  bytesOf: (asset) => (asset === photo.asset ? 900_000 : 500_000),
  makeSmaller: async () => smallerPhoto,
};
const bare = { name: "Crumb", phone: "", email: "", street: "", town: "", area: "" };

const withArticle = (date: string, origin = "") => ({
  ...withBlock("journal", {
    posts: [{ title: "Rye is back", summary: "", date, body: ["At last."], picture: null, hasPage: true }],
  }),
  head: { origin },
});

export const faults: Record<string, () => Fault> = {
  "an article without a day": () => ({
    site: withArticle("in spring", "https://crumb.be"),
    id: /^article date home journal 0$/,
    words: /^The article “Rye is back” has no date/,
  }),
  "articles of a site without an address": () => ({
    site: withArticle("2026-05-28"),
    id: /^article feed$/,
    words: /the export has no feed of its articles/,
  }),
  "a sample telephone number": () => ({
    site: site(),
    options: { samples: new Set([site().meta.business.phone]) },
    id: /^sample business$/,
    words: /^The telephone number of the business is a sample/,
  }),
  "a name that the brief did not say": () => ({
    site: business({ name: "Your nail salon" }),
    id: /^sample business$/,
    words: /^The name of the business is a sample/,
  }),
  "a sample price": () => ({
    site: withBlock("services", { services: [entry("Bread", "Sample price"), entry("Cake", "£4")] }),
    id: /^sample home services/,
    words: /^Services: one of the services is a sample/,
  }),
  "sample reviews": () => ({
    site: withBlock("testimonials", {
      testimonials: [{ quote: "Sample review: put yours here", name: "A", context: "", picture: null }],
    }),
    id: /^sample home testimonials/,
    words: /^Customer reviews: all reviews are samples/,
  }),
  "a video without an address": () => ({
    site: withBlock("video", { to: "", shape: "wide", captions: "", transcript: [] }),
    id: /^address home video$/,
    words: /^Video: it has no address, so that there is nothing to play/,
  }),
  "an item without a payment link": () => ({
    site: withBlock("shop", {
      items: [
        { ...entry("Loaf", "£4"), to: "https://buy.stripe.com/loaf", isSoldOut: false },
        { ...entry("Bun", "£1"), to: "", isSoldOut: false },
        { ...entry("Cake", "£9"), to: "", isSoldOut: true },
      ],
      button: "",
    }),
    id: /^address home shop$/,
    words: /^Shop: one item cannot be bought/,
  }),
  "files without an address": () => ({
    site: withBlock("downloads", {
      files: [
        { name: "Price list", text: "", to: "", size: "" },
        { name: "Form", text: "", to: "", size: "" },
      ],
    }),
    id: /^address home downloads$/,
    words: /^Downloads: 2 files cannot be opened/,
  }),
  "a notice whose last day is over": () => ({
    site: withBlock("banner", { text: "Closed for a week", until: "2026-01-31" }),
    options: { ...OWN, day: "2026-02-01" },
    id: /^past home banner$/,
    words: /^Notice: its last day was Sat 31 Jan 2026/,
  }),
  "an exception of the opening hours that is over": () => ({
    site: withBlock("hours", {
      days: [{ day: "Monday", open: "9", close: "5", note: "" }],
      exceptions: [
        { date: "2025-12-24", last: "2025-12-26", open: "", close: "", note: "" },
        { date: "2026-12-24", last: "", open: "", close: "", note: "" },
      ],
    }),
    options: { ...OWN, day: "2025-12-27" },
    id: /^past home hours$/,
    words: /^Opening hours: an exception is over/,
  }),
  "the people of the template": () => ({
    site: site(),
    options: { samples },
    id: /^sample .* team/,
    words: /^People: all people are samples/,
  }),
  "the opening hours of the template": () => ({
    site: site(),
    options: { samples },
    id: /^sample .* hours/,
    words: /^Opening hours: all days are samples/,
  }),
  "no name": () => ({ site: business({ name: "" }), id: /^contact name$/, words: /has no name/ }),
  "no way to reach the business": () => ({
    site: { ...only([]), meta: { ...site().meta, business: bare } },
    id: /^contact none$/,
    words: /cannot reach you/,
  }),
  "a telephone number without digits": () => ({
    site: business({ phone: "call us" }),
    id: /^contact phone$/,
    words: /“call us” is not a telephone number/,
  }),
  "a mail address without an @": () => ({
    site: business({ email: "hello at crumb.be" }),
    id: /^contact email$/,
    words: /is not an e-mail address/,
  }),
  "a form that nobody receives": () => ({
    site: { ...site(), meta: { ...site().meta, business: bare } },
    id: /^form /,
    words: /A form has no destination/,
  }),
  "an anchor to a block that is gone": () => ({
    site: withLink("#nowhere"),
    id: /^link home hero action$/,
    words: /leads to a block that is gone/,
  }),
  "an anchor to a hidden block": () => ({
    site: withHidden(withLink("#services")),
    id: /^link home hero action$/,
    words: /leads to a block that is hidden/,
  }),
  "an anchor on another page": () => ({
    site: withLink(`page:${site().pages[1]?.id}#nowhere`),
    id: /^link home hero action$/,
    words: /leads to a block that is gone/,
  }),
  "a link to a page that is gone": () => ({
    site: withLink("page:gone"),
    id: /^link home hero action$/,
    words: /leads to a page that is gone/,
  }),
  "a button without a destination": () => ({
    site: withLink(""),
    id: /^link home hero action$/,
    words: /“Order” has no destination/,
  }),
  "a button without words": () => ({
    site: withLink("page:contact", ""),
    id: /^link home hero action$/,
    words: /A button without words is not shown/,
  }),
  "a link that is not safe": () => ({
    site: withLink("https://192.168.1.1/"),
    id: /^link home hero action$/,
    words: /not safe/,
  }),
  "a link to an example": () => ({
    site: withLink("https://www.example.com/book"),
    id: /^link home hero action$/,
    words: /example address www\.example\.com/,
  }),
  "a link to an example in a text": () => ({
    site: withBlock("about", { paragraphs: ["Read [this](https://example.org/a)."] }),
    id: /^link home about https/,
    words: /example address example\.org/,
  }),
  "a page that no link leads to": () => ({
    site: unlinked(),
    id: /^link orphan events$/,
    words: /No link leads to the page “Events”/,
  }),
  "two pages of one title": () => ({
    site: withPage((page) => ({ ...page, title: site().pages[2]?.title ?? "" })),
    id: /^title same /,
    words: /^Two pages have the title/,
  }),
  "a title that is too long": () => ({
    site: withPage((page) => ({
      ...page,
      title: "Bread, cake and everything else that we bake in the morning",
    })),
    id: /^title long /,
    words: /characters\. Search results show about 60/,
  }),
  "a page without a title": () => ({
    site: withPage((page) => ({ ...page, title: "", label: "Bread" })),
    id: /^title none /,
    words: /^A page has no title/,
  }),
  "no description": () => ({
    site: {
      ...withPage((page) => ({ ...page, description: "" })),
      meta: { ...site().meta, description: "" },
    },
    id: /^title description /,
    words: /has no description/,
  }),
  "two pages of one description": () => ({
    site: withPage((page) => ({ ...page, description: site().pages[0]?.description ?? "" })),
    id: /^title description same /,
    words: /has the description of another page/,
  }),
  "a page that begins without a heading": () => ({
    site: withHero({ title: " " }),
    id: /^heading none home$/,
    words: /begins without a heading/,
  }),
  "one heading twice": () => ({
    site: withBlock("about", { title: hero().data.title as string }),
    id: /^heading same home about$/,
    words: /^Two blocks of the page/,
  }),
  "a heading that is a text": () => ({
    site: withHero({ title: "We bake bread. ".repeat(8) }),
    id: /^heading long home hero$/,
    words: /a text rather than a heading/,
  }),
  "placeholder words": () => ({
    site: withHero({ text: "Lorem ipsum dolor sit amet." }),
    id: /^placeholder home hero$/,
    words: /“Lorem ipsum dolor sit amet.” is a placeholder/,
  }),
  "a page that is still called a copy": () => ({
    site: withPage((page) => ({ ...page, title: "Bread (copy)" })),
    id: /^placeholder page /,
    words: /still called “Bread \(copy\)”/,
  }),
  "a picture of a gallery without an alternative text": () => ({
    site: withBlock("gallery", {
      pictures: [
        { picture: { kind: "tile", scene: "bakery", index: 1, seed: 1, label: "" }, caption: "Loaves" },
      ],
    }),
    id: /^picture text home gallery pictures\.0\.picture$/,
    words: /^Gallery: a picture is not described for people who cannot see it/,
  }),
  "a photograph without an alternative text": () => ({
    site: withHero({ picture: photo }),
    id: /^picture text home hero picture$/,
    words: /is not described for people who cannot see it/,
  }),
  "a heavy picture": () => ({
    site: withHero({ picture: { ...photo, label: "Loaves" } }),
    options: heavy,
    id: /^picture size home hero picture$/,
    words: /has 900 kB/,
  }),
  "an empty gallery": () => ({
    site: withBlock("gallery", { pictures: [] }),
    id: /^empty home gallery$/,
    words: /^Gallery is empty/,
  }),
  "an empty page": () => ({
    site: withPage((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind === "footer") })),
    id: /^empty page /,
    words: /is empty/,
  }),
  "a site that search engines are not to list": () => ({
    site: { ...site(), head: { isUnlisted: true } },
    id: /^search unlisted$/,
    words: /asks search engines not to list it/,
  }),
};
