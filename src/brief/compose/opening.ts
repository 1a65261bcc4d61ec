import { cut } from "#src/sites/cut.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { none } from "#src/sites/styles/kit/links.ts";
import { scene } from "#src/sites/styles/kit/pictures.ts";
import { capital, lowerFirst } from "../short-text.ts";
import { saysMore } from "../site-copy.ts";
import type { Says } from "../site-says.ts";
import { ended } from "../write/edited.ts";
import type { SiteContext } from "./context.ts";
import { isInOpening, refusalsOf } from "./shown-parts.ts";

/** A strip of fewer facts looks lost. */
const LEAST_IN_STRIP = 3;

/** The opening block of the home page. */
export function opening(site: SiteContext) {
  const { says, kit, seed, reach, second } = site;
  const text = cut(
    [
      says.lead,
      ...(isInOpening(says) ? says.about : []),
      ...(stripOf(says).length > 0 ? [] : says.proof.map(ended)),
      ...(isInOpening(says) && says.practical.length === 0 ? refusalsOf(says) : []),
    ]
      .filter(Boolean)
      .join(" "),
    500,
  );
  const variant = variantOf(site, text);
  return block("hero", variant, "plain", {
    kicker: cut(kickerOf(says), 80),
    title: says.headline,
    text,
    action: reach,
    second: second.to ? second : none,
    picture: scene(kit, seed),
    facts: [],
    note: "",
    slots: [],
  });
}

/** The first idea opens like the industry's own template, all others in the way of their style. */
function variantOf({ manner, kit, seed }: SiteContext, text: string) {
  const { hero } = kit.look;
  const wanted =
    hero !== undefined && hero !== "booking" && seed === 0 ? hero : manner.hero[seed % manner.hero.length];
  // Beside the picture of a cover, a button without a text is lost.
  if (wanted === "cover" && text === "") return "framed";
  // Its boxes need figures.
  return wanted === "bento" ? "poster" : (wanted ?? manner.hero[0] ?? "framed");
}

/**
 * Returns what the headline and the heading above it lack: what the business is, and where. The name stands in the
 * navigation.
 */
function kickerOf({
  isNamed,
  name,
  heading,
  person,
  what,
  isOwnNoun,
  isOwnLine,
  subject,
  label,
  place,
  headline,
  lead,
  town,
}: Says) {
  const said = `${headline} ${lead}`.toLowerCase();
  const where =
    [place, town].find(
      (one) => one && saysMore(one.replace(/ \p{Lu}{2,3}$/u, ""), isNamed ? said : `${said} ${heading}`),
    ) ?? "";
  if (person)
    return subject ? `${person}, ${lowerFirst(subject)}` : [person, where].filter(Boolean).join(", ");
  if (!isNamed) return where;
  if (label) return capital([label, saysMore(where, label) ? where : ""].filter(Boolean).join(", "));
  const [noun = ""] = /\S+$/.exec(what) ?? [];
  const isSaid = `${said} ${name}`.toLowerCase().includes(noun.slice(0, LEAST_STEM).toLowerCase());
  if ((isOwnLine && isSaid) || !what || !isOwnNoun || !saysMore(what, `${said} ${name}`)) return where;
  return where ? subject : capital(what);
}

/** "Bakery" is said by "we bake". */
const LEAST_STEM = 4;

/** The facts of the strip below the opening; a few stand in the opening itself. */
export const stripOf = ({ proof }: Pick<Says, "proof">) => (proof.length >= LEAST_IN_STRIP ? proof : []);
