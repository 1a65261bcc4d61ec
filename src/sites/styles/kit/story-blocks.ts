import { seedOf } from "#src/art/random.ts";
import type { Tone } from "../../themes/compose.ts";
import { block, type KitContext, some, type VariantOf } from "./context.ts";
import { linkTo, nameOf, none } from "./links.ts";
import { person, pictureOf, tile, unseenFirst } from "./pictures.ts";
import { capital, singular } from "./words.ts";

export function about(
  kit: KitContext,
  variant: VariantOf<"about">,
  tone: Tone,
  { kicker = nameOf(kit, "about") || "About", title = kit.copy.aboutTitle, withLink = true } = {},
) {
  const { copy, turn } = kit;
  const [first] = some(kit, kit.industry.people, 1);
  const writer = variant === "letter" ? first : undefined;
  const picture = () => (variant === "statement" ? null : tile(kit, turn + 2, copy.about.join(" ")));
  return block("about", variant, tone, {
    kicker: title && kicker,
    title,
    paragraphs: copy.about,
    picture: writer ? person(kit, writer.name) : picture(),
    signature: writer ? `${writer.name}, ${writer.role}` : "",
    action: withLink ? linkTo(kit, "about") : none,
  });
}

export const statistics = ({ industry }: KitContext, variant: VariantOf<"statistics">, tone: Tone) =>
  block("statistics", variant, tone, { title: "", figures: industry.statistics });

export const gallery = (
  kit: KitContext,
  variant: VariantOf<"gallery">,
  tone: Tone,
  { count = 6, skip = 0, title = "", text = "" } = {},
) =>
  block("gallery", variant, tone, {
    kicker: title && (nameOf(kit, "gallery") || "Pictures"),
    title,
    text,
    pictures: unseenFirst(kit, kit.turn + skip, count).map((number) => ({
      picture: pictureOf(kit, number),
      caption: kit.industry.gallery[number]?.caption ?? "",
    })),
  });

export function testimonials(
  kit: KitContext,
  variant: VariantOf<"testimonials">,
  tone: Tone,
  count = 3,
  title = "",
) {
  const { customers, testimonials: voices } = kit.industry;
  const isQuote = variant === "quote";
  return block("testimonials", variant, tone, {
    kicker: isQuote ? "" : capital(`What ${customers} say`),
    title: title || (isQuote ? capital(`A ${singular(customers)} writes`) : "In their words"),
    testimonials: some(kit, voices, isQuote ? 1 : count).map((voice) => ({ ...voice, picture: null })),
  });
}

export function team(
  kit: KitContext,
  variant: VariantOf<"team">,
  tone: Tone,
  count = 4,
  title = "The people you will meet",
) {
  const name = nameOf(kit, "about");
  return block("team", variant, tone, {
    kicker: name === title ? "" : name || "People",
    title,
    text: "",
    people: some(kit, kit.industry.people, count).map((one) => ({ ...one, picture: person(kit, one.name) })),
  });
}

export const questions = (
  kit: KitContext,
  variant: VariantOf<"questions">,
  tone: Tone,
  count = 5,
  title = "Asked before you",
) =>
  block("questions", variant, tone, {
    kicker: title && "Questions",
    title,
    text: "",
    questions: some(kit, kit.industry.questions, count),
  });

export const journal = (
  kit: KitContext,
  variant: VariantOf<"journal">,
  tone: Tone,
  { kicker = "", title = "" } = {},
) =>
  block("journal", variant, tone, {
    kicker,
    title,
    text: "",
    posts: some(kit, kit.industry.posts, 3).map((post, index) => ({
      ...post,
      picture: variant === "list" ? null : tile(kit, index + kit.turn + 1, `${post.title} ${post.summary}`),
    })),
  });

export const logos = (
  { industry }: KitContext,
  variant: VariantOf<"logos">,
  tone: Tone,
  title = "In good company",
) =>
  block("logos", variant, tone, {
    title,
    logos: industry.partners.slice(0, 6).map((name) => ({
      name,
      picture: { kind: "wordmark", name, seed: seedOf(name), label: name },
    })),
    accepts: [],
  });
