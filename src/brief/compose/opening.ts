import type { createRandom } from "#src/art/random.ts";
import { cut } from "#src/sites/cut.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { scene } from "#src/sites/styles/kit/pictures.ts";
import { isAllHours } from "../hour-rows.ts";
import { capital } from "../short-text.ts";
import { descriptionOf, inPlace } from "../site-copy.ts";
import type { Says } from "../site-says.ts";
import type { SiteContext } from "./context.ts";

/** The opening block of the home page. */
export function opening(site: SiteContext, headline: string) {
  const { says, kit, seed, reach, second, call } = site;
  const { hoursLine, facts, address, phone } = says;
  const variant = variantOf(site);
  return block("hero", variant, "plain", {
    kicker: cut(kickerOf(says, headline), 80),
    title: headline,
    text: cut(says.heroText, 500),
    action: reach,
    second: second.to ? second : call,
    picture: scene(kit, seed),
    facts: variant === "bento" || variant === "cover" ? says.heroFacts : [],
    note: cut(
      (isAllHours(hoursLine) ? `Open ${hoursLine}` : hoursLine) ||
        facts.awards[0] ||
        [address.street, address.town].filter(Boolean).join(", ") ||
        phone,
      120,
    ),
    slots: [],
  });
}

/** The first idea opens like the industry's own template, all others in the way of their style. */
function variantOf({ says, manner, kit, seed }: SiteContext) {
  const { hero } = kit.look;
  const wanted =
    hero !== undefined && hero !== "booking" && seed === 0 ? hero : manner.hero[seed % manner.hero.length];
  return wanted === "bento" && says.heroFacts.length < 2 ? "poster" : (wanted ?? manner.hero[0] ?? "framed");
}

/** Returns facts that the headline lacks: the name, or the offer and the place. */
function kickerOf({ understood, plainNoun, saidNoun, address, name }: Says, headline: string) {
  if (!understood.name) return capital(descriptionOf(plainNoun, address.town));
  if (headline === `${name}.`)
    return saidNoun ? capital(descriptionOf(saidNoun, address.town)) : address.town;
  return saidNoun && headline.startsWith(capital(saidNoun)) ? name : `${name}${inPlace(address.town)}`;
}

export function headlineFor(
  { understood: { tone }, headlines: three }: Says,
  { turn, seed, chance }: { turn: number; seed: number; chance: ReturnType<typeof createRandom> },
) {
  const first = tone === "friendly" ? 1 : tone === "playful" || tone === "bold" ? 2 : 0;
  return cut(three[seed === 0 ? (first + turn) % 3 : chance.whole(0, 2)] ?? three[0], 140);
}
