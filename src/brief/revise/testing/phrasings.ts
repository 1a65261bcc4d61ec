import { toOklch } from "#src/art/colour.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { type Destination, destinationOf } from "#src/sites/form-settings.ts";
import { defaultTitle } from "#src/sites/page-title.ts";
import { coloursOf } from "#src/sites/themes/theme.ts";
import type { Revision } from "../revise-site.ts";

/** The result of an edit, with the queries that the phrasings use. */
export class Outcome {
  readonly before: SiteDocument;
  readonly after: SiteDocument;
  readonly changes: Revision["changes"];
  readonly notUnderstood: string[];

  constructor(before: SiteDocument, { document, changes, notUnderstood }: Revision) {
    this.before = before;
    this.after = document;
    this.changes = changes;
    this.notUnderstood = notUnderstood;
  }

  get theme() {
    return this.after.theme;
  }
  get business() {
    return this.after.meta.business;
  }
  /** Returns the kinds of block on a page in order. */
  kinds(page = "home", site = this.after) {
    return blocksOf(site, page).map(({ kind }) => kind);
  }
  kindsBefore(page = "home") {
    return this.kinds(page, this.before);
  }
  block(kind: Block["kind"], page = "home", site = this.after): LooseBlock | undefined {
    return blocksOf(site, page).find((block) => block.kind === kind);
  }
  blockBefore(kind: Block["kind"], page = "home") {
    return this.block(kind, page, this.before);
  }
  title(kind: Block["kind"] = "hero", page = "home") {
    return String(this.block(kind, page)?.data.title);
  }
  place(kind: Block["kind"], page = "home") {
    return this.kinds(page).indexOf(kind);
  }
  pageLabels() {
    return this.after.pages.map(({ label, title }) => label || title);
  }
  colour(role: "dominant" | "accent" | "ground" | "neutral", site = this.after) {
    return toOklch(coloursOf(site.theme)[role]);
  }
  /** The change in lightness of the background. */
  get lightening() {
    return this.colour("ground").l - this.colour("ground", this.before).l;
  }
  /** Whether only these changes were made and everything was understood. */
  only(...whats: RegExp[]) {
    return (
      this.notUnderstood.length === 0 &&
      this.changes.every(({ what }) => whats.some((expected) => expected.test(what)))
    );
  }
  get isUnchanged() {
    return JSON.stringify(this.before) === JSON.stringify(this.after);
  }
  says(words: RegExp) {
    return this.isUnchanged && this.notUnderstood.some((note) => words.test(note));
  }
}

interface LooseBlock {
  kind: string;
  variant: string;
  tone: string;
  isHidden?: boolean | undefined;
  // Tests know which fields their blocks have.
  data: Record<string, unknown>;
}

function blocksOf(site: SiteDocument, page: string) {
  return (site.pages.find(({ id }) => id === page)?.blocks ?? []) as unknown as (LooseBlock & Block)[];
}

const hueBetween = (hue: number, from: number, to: number) => {
  const turned = ((hue % 360) + 360) % 360;
  return from <= to ? turned >= from && turned <= to : turned >= from || turned <= to;
};
const label = (block: LooseBlock | undefined, name = "action") =>
  (block?.data[name] as { label: string } | undefined)?.label;
const days = (block: LooseBlock | undefined) =>
  ((block?.data.days ?? []) as { day: string; open: string; close: string }[]).map(
    ({ day, open, close }) => `${day} ${open}-${close}`,
  );
const count = <T>(entries: readonly T[], entry: T) => entries.filter((one) => one === entry).length;
const pictureOf = (block: LooseBlock | undefined) => JSON.stringify(block?.data.picture);

const bakery = "bakery-counter";
const law = "law-firm-ledger";
const photo = "photography-studio";
const saas = "saas-signal";
const dinner = "restaurant-marquee";
const gym = "gym-almanac";

type Phrasing = readonly [template: string, words: string, holds: (outcome: Outcome) => boolean];

/** Requests as people type them, with the expected result. */
export const phrasings: readonly Phrasing[] = [
  // Combined requests.
  [
    bakery,
    "make it darker and add opening hours",
    (o) => o.lightening < -0.03 && o.says(/./) === false && o.notUnderstood.length === 1,
  ],
  [
    law,
    "make it darker and add opening hours",
    (o) => o.kinds().includes("hours") && o.notUnderstood.length === 0 && o.lightening < 0,
  ],
  [
    bakery,
    "shorter headline",
    (o) => o.title().length < "Smell that? Ten minutes, love.".length && o.title().length > 3,
  ],
  [saas, "move prices up", (o) => o.place("pricing") === o.kindsBefore().indexOf("pricing") - 1],

  // Lightness.
  [bakery, "make it darker", (o) => o.lightening < -0.03 && o.only(/colour/i)],
  [bakery, "darker please", (o) => o.lightening < -0.03],
  [
    bakery,
    "can you make the whole thing a bit darker?",
    (o) => o.lightening < -0.03 && o.notUnderstood.length === 0,
  ],
  [bakery, "too bright", (o) => o.lightening < -0.03],
  [bakery, "it is too light", (o) => o.lightening < -0.03],
  [law, "lighter", (o) => o.lightening > 0.03],
  [law, "brighten it up", (o) => o.lightening > 0.03],
  [law, "too dark for me", (o) => o.lightening > 0.03],
  [bakery, "dark mode", (o) => o.colour("ground").l < 0.3],
  [bakery, "switch to a dark theme", (o) => o.colour("ground").l < 0.3],
  [bakery, "I want a dark background", (o) => o.colour("ground").l < 0.3],
  [bakery, "much darker", (o) => o.lightening < -0.08],
  [law, "light mode pls", (o) => o.colour("ground").l > 0.93],
  [law, "white background", (o) => o.theme.colours?.ground === "#ffffff"],
  [bakery, "make it drker", (o) => o.lightening < -0.03],

  // Colour.
  [
    saas,
    "warmer",
    (o) =>
      hueBetween(o.colour("dominant").h, 300, 360) ||
      hueBetween(o.colour("dominant").h, 0, 100) ||
      hueBetween(o.colour("dominant").h, 290, 360),
  ],
  [
    bakery,
    "could the colours be cooler",
    (o) => hueBetween(o.colour("dominant").h, 200, 280) && o.notUnderstood.length === 0,
  ],
  [photo, "more vivid", (o) => o.colour("dominant").c > o.colour("dominant", o.before).c],
  [photo, "make the colors pop more", (o) => o.colour("dominant").c > o.colour("dominant", o.before).c],
  [saas, "calmer colours", (o) => o.colour("dominant").c < o.colour("dominant", o.before).c],
  [saas, "less colourful", (o) => o.colour("dominant").c < o.colour("dominant", o.before).c],
  [saas, "tone down the colours", (o) => o.colour("dominant").c < o.colour("dominant", o.before).c],
  [
    bakery,
    "pastel colours please",
    (o) => o.theme.palette !== o.before.theme.palette && o.theme.colours === undefined,
  ],
  [bakery, "earthy palette", (o) => o.changes.length === 1],
  [bakery, "forest green", (o) => hueBetween(o.colour("dominant").h, 140, 175)],
  [
    bakery,
    "make it navy and gold",
    (o) => hueBetween(o.colour("dominant").h, 245, 280) && hueBetween(o.colour("accent").h, 70, 100),
  ],
  [bakery, "use burgundy with a touch of cream", (o) => hueBetween(o.colour("dominant").h, 350, 30)],
  [bakery, "change the colour to #1d3557", (o) => o.theme.colours?.dominant === "#1d3557"],
  [bakery, "replace the brown with teal", (o) => hueBetween(o.colour("dominant").h, 180, 220)],
  [bakery, "purple buttons", (o) => hueBetween(o.colour("dominant").h, 280, 320)],
  [
    bakery,
    "make the accent orange",
    (o) =>
      hueBetween(o.colour("accent").h, 45, 75) && o.colour("dominant").h === o.colour("dominant", o.before).h,
  ],
  [bakery, "a pale blue background", (o) => hueBetween(o.colour("ground").h, 220, 270)],
  [bakery, "different colours", (o) => o.theme.palette !== o.before.theme.palette && o.only(/colour/i)],
  [bakery, "use the harbour palette", (o) => o.theme.palette === "harbour"],
  [bakery, "forrest green pls", (o) => hueBetween(o.colour("dominant").h, 140, 175)],

  // Corners, spacing, fonts.
  [law, "rounder corners", (o) => o.theme.form !== "hairline"],
  [law, "round the buttons", (o) => o.theme.form === "pill"],
  [law, "can we have pill shaped buttons", (o) => o.theme.form === "pill"],
  [dinner, "sharper edges", (o) => o.theme.form === "tactile"],
  [dinner, "square corners", (o) => o.theme.form === "hairline"],
  [dinner, "no rounded corners", (o) => o.theme.form === "hairline"],
  [law, "add soft shadows", (o) => o.theme.form === "soft"],
  [bakery, "more white space", (o) => o.theme.density === "airy"],
  [bakery, "airier", (o) => o.theme.density === "airy"],
  [bakery, "it feels cramped", (o) => o.theme.density === "airy"],
  [bakery, "make it more compact", (o) => o.theme.density === "tight"],
  [bakery, "tighter spacing", (o) => o.theme.density === "tight"],
  [bakery, "denser", (o) => o.theme.density === "tight"],
  [bakery, "another font", (o) => o.theme.fonts !== o.before.theme.fonts],
  [bakery, "i dont like the font", (o) => o.theme.fonts !== o.before.theme.fonts],
  [bakery, "more classic fonts", (o) => /cormorant|playfair|newsreader|bodoni/.test(o.theme.fonts)],
  [law, "modern typeface", (o) => /space|inter|manrope|syne|outfit|instrument-sans/.test(o.theme.fonts)],
  [law, "playful fonts!", (o) => /fredoka|unbounded|syne/.test(o.theme.fonts)],
  [law, "use a sans serif font", (o) => /^(?:fredoka|oswald|unbounded|space|syne)/.test(o.theme.fonts)],
  [bakery, "set it in Playfair Display", (o) => o.theme.fonts.startsWith("playfair")],
  [bakery, "bigger headings", (o) => o.theme.scale > o.before.theme.scale],
  [photo, "headings a little smaller", (o) => o.theme.scale < o.before.theme.scale],
  [bakery, "headings in capitals", (o) => o.theme.titles === "upper"],
  [bakery, "center the text", (o) => o.theme.align === "center"],
  [
    bakery,
    "more luxurious",
    (o) => /cormorant|bodoni|playfair/.test(o.theme.fonts) && o.theme.density === "airy",
  ],
  [photo, "make it bolder", (o) => /oswald|unbounded|syne/.test(o.theme.fonts)],
  [bakery, "a more formal tone", (o) => o.theme.form === "hairline"],
  [law, "friendlier", (o) => ["soft", "pill", "tactile"].includes(o.theme.form)],
  [saas, "make it feel calm and minimal", (o) => o.theme.density === "airy" && o.notUnderstood.length === 0],
  [law, "something more playful", (o) => o.theme.fonts.startsWith("fredoka")],

  // Texts.
  [
    bakery,
    "change the headline to Bread worth waking up for",
    (o) => o.title() === "Bread worth waking up for",
  ],
  [bakery, 'headline: "Fresh, warm, and yours."', (o) => o.title() === "Fresh, warm, and yours."],
  [
    bakery,
    "the headline should say “Good bread, and time for it”",
    (o) => o.title() === "Good bread, and time for it",
  ],
  [
    bakery,
    "set headline to Fresh bread, cakes and buns and make it darker",
    (o) => o.title() === "Fresh bread, cakes and buns" && o.lightening < -0.03,
  ],
  [bakery, "another headline", (o) => o.title() !== "Smell that? Ten minutes, love." && o.only(/headline/i)],
  [bakery, "new headline please, this one is silly", (o) => o.title() !== "Smell that? Ten minutes, love."],
  [bakery, "make the headline longer", (o) => o.title().length > "Smell that? Ten minutes, love.".length],
  [bakery, "the title is too long", (o) => o.title().length < "Smell that? Ten minutes, love.".length],
  [
    bakery,
    "change the intro text to “We bake at four in the morning.”",
    (o) => o.block("hero")?.data.text === "We bake at four in the morning.",
  ],
  [
    bakery,
    "the text of the intro should be Hello there",
    (o) => o.block("hero")?.data.text === "Hello there",
  ],
  [
    bakery,
    "shorten the intro",
    (o) => String(o.block("hero")?.data.text).length < String(o.blockBefore("hero")?.data.text).length,
  ],
  [
    bakery,
    "rename the testimonials heading to What they whisper",
    (o) => o.title("testimonials") === "What they whisper",
  ],
  [bakery, "team title: Our bakers", (o) => o.title("team") === "Our bakers"],
  [
    bakery,
    'replace "Ten minutes" with "Five minutes"',
    (o) => o.title() === "Smell that? Five minutes, love.",
  ],
  [
    bakery,
    "button should say Order now",
    (o) => label(o.block("hero")) === "Order now" && label(o.block("navigation")) === "Order now",
  ],
  [bakery, "change the button text to 'Reserve a loaf'", (o) => label(o.block("hero")) === "Reserve a loaf"],
  [bakery, "second button to Look around", (o) => label(o.block("hero"), "second") === "Look around"],
  [bakery, "remove the second button", (o) => label(o.block("hero"), "second") === ""],

  [bakery, "change the headline to Our story, and yours", (o) => o.title() === "Our story, and yours"],
  [bakery, "headline: Open daily 8 to 6", (o) => o.title() === "Open daily 8 to 6"],
  [bakery, "change the title of the team to The map makers", (o) => o.title("team") === "The map makers"],
  [bakery, "button should say Call 0114 496 0000", (o) => label(o.block("hero")) === "Call 0114 496 0000"],

  // Adding and removing blocks.
  [law, "add opening hours", (o) => count(o.kinds(), "hours") === 1 && o.kinds().at(-1) === "footer"],
  [bakery, "add a map", (o) => o.kinds().includes("map")],
  [
    bakery,
    "Add a photo gallery above the testimonials",
    (o) => o.place("gallery") === o.place("testimonials") - 1,
  ],
  [bakery, "put a newsletter sign-up at the end", (o) => o.kinds().at(-2) === "newsletter"],
  [bakery, "i need a contact form", (o) => o.kinds().includes("contact")],
  [
    bakery,
    "we also want a gallery and a map",
    (o) => o.kinds().includes("gallery") && o.kinds().includes("map"),
  ],
  [bakery, "include prices", (o) => o.kinds().includes("menu")],
  [
    photo,
    "add FAQ, team and opening hours",
    (o) => ["questions", "team", "hours"].every((kind) => (o.kinds() as string[]).includes(kind)),
  ],
  [photo, "can people book online? add that", (o) => o.kinds().includes("booking")],
  [photo, "add a before and after", (o) => o.kinds().includes("comparison")],
  [dinner, "show our opening hours", (o) => o.kinds().includes("hours")],
  [dinner, "list upcoming events", (o) => o.kinds().includes("events")],
  [
    dinner,
    "add the logos of our partners below the gallery",
    (o) => o.place("logos") === o.place("gallery") + 1,
  ],
  [dinner, "add an announcement bar", (o) => o.kinds()[0] === "banner"],
  [law, "add openning hourss", (o) => o.kinds().includes("hours")],
  [bakery, "add a gallery to the contact page", (o) => o.says(/no page/i)],
  [
    bakery,
    "add a gallery to the orders page",
    (o) => o.kinds("services").includes("gallery") && !o.kinds().includes("gallery"),
  ],
  [bakery, "remove the testimonials", (o) => !o.kinds().includes("testimonials")],
  [bakery, "get rid of the reviews", (o) => !o.kinds().includes("testimonials")],
  [bakery, "no team please", (o) => !o.kinds().includes("team")],
  [bakery, "we dont need the faq", (o) => !o.kinds().includes("questions")],
  [
    bakery,
    "delete team and reviews",
    (o) => !o.kinds().includes("testimonials") && !o.kinds().includes("team"),
  ],
  [bakery, "drop the how it works section", (o) => !o.kinds().includes("process")],
  [bakery, "hide the team", (o) => o.block("team")?.isHidden === true],
  [bakery, "hide the questions for now", (o) => o.block("questions")?.isHidden === true],
  [
    bakery,
    "hide the team then show the team",
    (o) => !o.block("team")?.isHidden && o.kinds().length === o.kindsBefore().length,
  ],
  [bakery, "duplicate the features", (o) => count(o.kinds(), "features") === 2],
  [bakery, "copy the call to action", (o) => count(o.kinds(), "call-to-action") === 2],
  [
    bakery,
    "swap the reviews for a gallery",
    (o) =>
      o.place("gallery") === o.kindsBefore().indexOf("testimonials") && !o.kinds().includes("testimonials"),
  ],

  // The order of blocks.
  [bakery, "move the team up", (o) => o.place("team") === o.kindsBefore().indexOf("team") - 1],
  [bakery, "team further down", (o) => o.place("team") === o.kindsBefore().indexOf("team") + 1],
  [bakery, "move the questions to the top", (o) => o.place("questions") === o.place("hero") + 1],
  [bakery, "put the services at the bottom", (o) => o.kinds().at(-2) === "services"],
  [bakery, "move the team above the reviews", (o) => o.place("team") === o.place("testimonials") - 1],
  [bakery, "reviews after the team", (o) => o.place("testimonials") === o.place("team") + 1],
  [bakery, "I'd like the FAQ before the features", (o) => o.place("questions") === o.place("features") - 1],
  [bakery, "opening hours first", (o) => o.place("hours") === o.place("hero") + 1],
  [
    bakery,
    "swap team and questions",
    (o) =>
      o.place("team") === o.kindsBefore().indexOf("questions") &&
      o.place("questions") === o.kindsBefore().indexOf("team"),
  ],
  [bakery, "move team and questions to the top", (o) => o.place("team") === 2 && o.place("questions") === 3],
  [bakery, "move the team up two places", (o) => o.place("team") === o.kindsBefore().indexOf("team") - 2],

  // The variants of blocks.
  [law, "gallery as a strip", (o) => o.block("gallery")?.variant === "strip"],
  [law, "show the gallery as a mosaic", (o) => o.block("gallery")?.variant === "mosaic"],
  [law, "different gallery", (o) => o.block("gallery")?.variant !== "grid"],
  [law, "try another layout for the reviews", (o) => o.block("testimonials")?.variant !== "wall"],
  [bakery, "make the team a list", (o) => o.block("team")?.variant === "list"],
  [bakery, "one big quote instead of the review notes", (o) => o.block("testimonials")?.variant === "quote"],
  [photo, "hero with a full width picture behind the text", (o) => o.block("hero")?.variant === "backdrop"],
  [bakery, "make the reviews section dark", (o) => o.block("testimonials")?.tone === "dark"],
  [bakery, "team on a tinted background", (o) => o.block("team")?.tone === "tinted"],

  // Pictures.
  [bakery, "another picture", (o) => pictureOf(o.block("hero")) !== pictureOf(o.blockBefore("hero"))],
  [
    bakery,
    "change the photo at the top",
    (o) => pictureOf(o.block("hero")) !== pictureOf(o.blockBefore("hero")),
  ],
  [
    law,
    "different pictures in the gallery",
    (o) =>
      JSON.stringify(o.block("gallery")?.data.pictures) !==
        JSON.stringify(o.blockBefore("gallery")?.data.pictures) && o.block("gallery")?.variant === "grid",
  ],
  [bakery, "pictures in duotone", (o) => o.theme.treatment === "halftone"],
  [bakery, "line drawings instead of photos", (o) => o.theme.treatment === "line"],
  [bakery, "paper cut pictures", (o) => o.theme.treatment === "paper"],
  [bakery, "remove the picture at the top", (o) => o.block("hero")?.data.picture === null],

  // Name and contact details.
  [
    bakery,
    "call it Crumb & Co",
    (o) => o.business.name === "Crumb & Co" && defaultTitle(o.after).startsWith("Crumb & Co"),
  ],
  [
    bakery,
    "rename the business to Hearth",
    (o) => o.business.name === "Hearth" && !JSON.stringify(o.after).includes("Bun & Button"),
  ],
  [bakery, "call it The Map Room", (o) => o.business.name === "The Map Room"],
  [bakery, "our name is Mabel's", (o) => o.business.name === "Mabel's"],
  [
    bakery,
    "call it Crust and Crumb and make it darker",
    (o) => o.business.name === "Crust and Crumb" && o.lightening < -0.03,
  ],
  [
    bakery,
    "our phone is 020 7946 0018",
    (o) => o.business.phone === "020 7946 0018" && !JSON.stringify(o.after).includes("0114 496 0158"),
  ],
  [
    law,
    "change the phone number to (912) 555-0199",
    (o) => o.business.phone === "(912) 555-0199" && JSON.stringify(o.after).includes("tel:9125550199"),
  ],
  [bakery, "email: hello@crumb.example", (o) => o.business.email === "hello@crumb.example"],
  [bakery, "you can reach us at bread@crumb.example", (o) => o.business.email === "bread@crumb.example"],
  [
    bakery,
    "our address is 12 Mill Road, Cambridge",
    (o) => o.business.street === "12 Mill Road" && o.business.town === "Cambridge",
  ],
  [
    bakery,
    "open Mon to Fri 8 to 6",
    (o) =>
      days(o.block("hours")).includes("Monday 08:00-18:00") && days(o.block("hours")).includes("Saturday -"),
  ],
  [
    bakery,
    "we are open tue-sat 9am-5pm, sunday 10 to 2",
    (o) =>
      days(o.block("hours")).includes("Tuesday 09:00-17:00") &&
      days(o.block("hours")).includes("Sunday 10:00-14:00") &&
      days(o.block("hours")).includes("Monday -"),
  ],
  [bakery, "closed on Mondays", (o) => days(o.block("hours")).includes("Monday -")],
  [
    bakery,
    "opening hours: weekdays 7:30-15:00",
    (o) => days(o.block("hours", "booking")).includes("Friday 07:30-15:00"),
  ],

  // Pages.
  [bakery, "add a gallery page", (o) => o.after.pages.length === 6 && o.pageLabels().includes("Gallery")],
  [bakery, "add a page called Weddings", (o) => o.pageLabels().includes("Weddings")],
  [
    bakery,
    "remove the bakehouse page",
    (o) => o.after.pages.length === 4 && !JSON.stringify(o.after).includes('"page:about"'),
  ],
  [bakery, "rename the about page to Our story", (o) => o.pageLabels().includes("Our story")],
  [
    bakery,
    "call the orders page Cakes",
    (o) => o.pageLabels().includes("Cakes") && o.business.name === "Bun & Button",
  ],
  [bakery, "delete page Orders", (o) => !o.pageLabels().includes("Orders")],

  // Several requests in one text, and polite phrases.
  [
    bakery,
    "Hi! Could you please make it a bit darker, remove the team and add a map? Thanks",
    (o) =>
      o.lightening < -0.03 &&
      !o.kinds().includes("team") &&
      o.kinds().includes("map") &&
      o.notUnderstood.length === 0,
  ],
  [
    bakery,
    "darker\nno reviews\ngallery at the top",
    (o) => o.lightening < -0.03 && !o.kinds().includes("testimonials") && o.place("gallery") === 2,
  ],
  [
    bakery,
    "make it rounder but less colourful, then move the questions up",
    (o) =>
      o.theme.form === "pill" &&
      o.colour("dominant").c < o.colour("dominant", o.before).c &&
      o.place("questions") === o.kindsBefore().indexOf("questions") - 1,
  ],
  [bakery, "add a gallery and move it to the top", (o) => o.place("gallery") === 2],
  [
    bakery,
    "1. shorter headline 2. more white space 3. add a map",
    (o) => o.theme.density === "airy" && o.kinds().includes("map") && o.notUnderstood.length === 0,
  ],

  [
    gym,
    "newsletter below the gallery, journal up",
    (o) => o.place("newsletter") === o.place("gallery") + 1 || o.notUnderstood.length > 0,
  ],
  [gym, "put the notes page last", (o) => o.after.pages.at(-1)?.id === "journal"],
  [gym, "hide the announcement", (o) => o.block("banner")?.isHidden === true],
  [gym, "blog as a list", (o) => o.block("journal")?.variant === "list"],

  [bakery, "hide this page from search engines", (o) => o.after.pages[0]?.head?.isUnlisted === true],
  [
    bakery,
    "keep the bakehouse page out of Google",
    (o) => o.after.pages.find(({ id }) => id === "about")?.head?.isUnlisted === true,
  ],
  [bakery, "don't let Google list the website", (o) => o.after.head?.isUnlisted === true],
  [bakery, "let search engines list the site", (o) => o.isUnchanged && o.says(/already/i)],
  [bakery, "keep the wedding page out of search results", (o) => o.says(/no page “wedding”/i)],
  [
    bakery,
    "The site will be at https://www.Crumb.example/bread/.",
    (o) => o.after.head?.origin === "https://www.crumb.example/bread",
  ],
  [
    bakery,
    "the website is at https://192.168.1.1/",
    (o) => o.after.head === undefined && o.says(/no address/i),
  ],

  [
    bakery,
    "Send the forms to Hello@Crumb.example.",
    (o) => sentTo(o.after, { kind: "email", email: "Hello@Crumb.example" }),
  ],
  [
    bakery,
    "enquiries should go to https://forms.crumb.example/new?site=1",
    (o) => sentTo(o.after, { kind: "address", address: "https://forms.crumb.example/new?site=1" }),
  ],
  [bakery, "use netlify for the contact form", (o) => sentTo(o.after, { kind: "netlify" })],
  [
    bakery,
    "send the messages with Formspree id xayzbqwe",
    (o) => sentTo(o.after, { kind: "formspree", id: "xayzbqwe" }),
  ],
  [
    bakery,
    "send answers to https://formspree.io/f/xayzbqwe",
    (o) => sentTo(o.after, { kind: "formspree", id: "xayzbqwe" }),
  ],
  [bakery, "send the forms with web3forms", (o) => o.isUnchanged && o.says(/access key/i)],
  [bakery, "send the forms to http://forms.crumb.example", (o) => o.isUnchanged],
  [bakery, "switch the forms off", (o) => o.isUnchanged && o.says(/already/i)],

  // An edit that changes nothing says so.
  [bakery, "", (o) => o.says(/nothing/i)],
  [bakery, "sing me a song", (o) => o.says(/sing me a song/)],
  [bakery, "add opening hours", (o) => o.says(/already/i)],
  [
    bakery,
    "remove the gallery",
    (o) => o.kinds().length === o.kindsBefore().length && o.notUnderstood.length <= 1,
  ],
  [bakery, "add a video", (o) => o.block("video")?.data.to === ""],
  [
    bakery,
    "add a video https://youtu.be/dQw4w9WgXcQ",
    (o) => o.block("video")?.data.to === "https://youtu.be/dQw4w9WgXcQ" && o.only(/Added/),
  ],
  [
    law,
    "please put this clip on the site: https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30, and make it darker",
    (o) =>
      o.block("video")?.data.to === "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30" &&
      o.lightening < -0.03,
  ],
  [bakery, "add a video http://youtu.be/dQw4w9WgXcQ", (o) => o.says(/begins with https/)],
  [bakery, "add a video https://video.example.com/tour", (o) => o.says(/is not known for videos/)],
  [
    bakery,
    "add our instagram https://www.instagram.com/crumb, and https://mastodon.example/@crumb",
    (o) =>
      o.after.meta.social?.join(" ") === "https://www.instagram.com/crumb https://mastodon.example/@crumb",
  ],
  [bakery, "add social icons", (o) => o.says(/address of the profile/)],
  [bakery, "add our facebook http://facebook.com/crumb", (o) => o.says(/https:/)],
  [
    law,
    "show the map as a sheet that opens openstreetmap",
    (o) => o.block("map", "contact")?.variant === "sheet",
  ],
  [
    bakery,
    "please count visits with Plausible for crumb.example",
    (o) => o.after.meta.counter?.kind === "plausible" && o.only(/Counting/),
  ],
  [bakery, "stop counting visits", (o) => o.says(/not counted/)],
  [bakery, "use goatcounter", (o) => o.says(/code at GoatCounter/)],
  [bakery, "add a shop", (o) => o.kinds().includes("shop") && o.notUnderstood.length === 0],
  [law, "add downloads as cards", (o) => o.block("downloads")?.variant === "cards"],
  [bakery, "show a video https://www.youtube.com/@somebody", (o) => o.says(/names no video/)],
  [bakery, "move the hero up", (o) => o.says(/top already|already/i)],
  [bakery, "remove the footer", (o) => o.says(/stays/i)],
  [bakery, "remove the home page", (o) => o.says(/stays/i)],
  [law, "square corners", (o) => o.says(/already/i)],
  [
    bakery,
    "make it darker and frobnicate the doodah",
    (o) => o.lightening < -0.03 && /frobnicate the doodah/.test(o.notUnderstood.join()),
  ],
  [bakery, "button leads to javascript:alert(1)", (o) => o.isUnchanged && o.notUnderstood.length === 1],
  [
    bakery,
    "button leads to the bakehouse page",
    (o) => JSON.stringify(o.block("hero")?.data.action).includes("page:about"),
  ],
];

const sentTo = ({ meta }: SiteDocument, destination: Destination) =>
  JSON.stringify(destinationOf(meta)) === JSON.stringify(destination);
