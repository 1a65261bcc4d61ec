import type { Evidence } from "./understood.ts";
import type { Word } from "./words.ts";

const PEOPLE =
  /^(?:famil(?:y|ies)|kids?|child(?:ren)?|toddlers?|babies|teens?|teenagers?|students?|pupils|parents?|mums?|moms?|dads?|mothers|fathers|women|men|ladies|gents|gentlemen|couples?|brides?|grooms?|professionals?|commuters?|locals?|tourists?|travell?ers?|beginners?|seniors?|pensioners?|elderly|retirees|adults?|homeowners?|landlords?|tenants?|renters|buyers|sellers|businesses|companies|startups?|start-ups|founders?|entrepreneurs?|freelancers?|executives?|leaders|managers?|owners?|smes?|agencies|teams?|developers?|engineers?|designers?|artists?|musicians?|athletes?|runners?|cyclists?|hikers|climbers|readers|collectors?|foodies|vegans?|gamers?|workers?|employees|nurses|doctors?|teachers?|farmers?|veterans?|refugees|immigrants|expats?|clients?|patients?|customers?|guests?|members?|neighbou?rs?|everyone|anyone|people|residents?|schools?|charities|nonprofits|hotels?|restaurants?|cafes|offices?|dentists?|lawyers?|millennials|dog|cat|pet|newlyweds|backpackers|surfers|makers|creatives|brands|manufacturers|contractors|drivers|singles|lovers|fans|learners|hosts|newcomers|youth|workers?|crowd|girls|boys|lads|singers|traders|organisations|organizations|institutions|investors|shoppers|visitors|hobbyists|enthusiasts)$/;
const NO_AUDIENCE =
  /^(?:a|an|my|our|me|us|it|this|that|the site|free|now|example|sale|hire|rent|lunch|dinner|breakfast|delivery|takeaway|more|years?|over|\d+|weddings|birthdays|the)$/;
const AIM =
  /(?:aimed at|targeted at|targeting|target audience(?: is| are|:)?|audience(?: is| are|:)?|catering to|geared towards?|our (?:customers|clients|guests|patients|students|members|readers|users) are(?: mostly| mainly)?|my (?:customers|clients|students) are(?: mostly| mainly)?|popular with|perfect for|ideal for|made for|designed for|meant for|serving|we (?:serve|help)|helps?|working with|work with|we work with)\s*:?\s*$/;

/** Whom the business serves, in the brief's words. */
export function readAudience(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
): (Evidence & { confidence: number }) | undefined {
  let best: (Evidence & { confidence: number; score: number }) | undefined;
  for (let at = 0; at < Math.min(words.length, 3_000); at++) {
    const word = words[at];
    if (!word || isName(at)) continue;
    const before = words[at - 1];
    const lead = text.slice(Math.max(0, word.start - 48), word.start).toLowerCase();
    const isAimed = AIM.test(lead);
    const isFor =
      before?.low === "for" &&
      before.sentence === word.sentence &&
      !/(?:website|site|page|looking|open|known|asking|brief|need|form|waiting|famous|thanks)\s+for\s+$/.test(
        lead,
      );
    if (!isAimed && !isFor) continue;
    if (!isAimed && NO_AUDIENCE.test(word.low) && !/^(?:the|a|over)$/.test(word.low)) continue;
    let end = -1;
    for (let next = at; next < at + 9; next++) {
      const one = words[next];
      if (
        !one ||
        one.sentence !== word.sentence ||
        (next > at && /[;:()–—]|\s-\s/.test(one.gap)) ||
        isName(next)
      )
        break;
      if (next > at && /,/.test(one.gap) && !/^\s*,\s*$/.test(one.gap)) break;
      if (
        next > at &&
        /^(?:we|i|in|at|on|with|that|which|our|my|is|are|but|so|because|open|need|want|called|please|from|near)$/.test(
          one.low,
        )
      )
        break;
      if (PEOPLE.test(one.low)) end = next;
      else if (next > end + 4) break;
    }
    if (end < at) continue;
    const last = words[end];
    const score = (isAimed ? 3 : 1) + (end - at > 0 ? 0.5 : 0) + 1 / (1 + at / 30);
    if (last && score > (best?.score ?? 0))
      best = {
        text: text.slice(word.start, last.end),
        start: word.start,
        end: last.end,
        confidence: isAimed ? 0.85 : 0.6,
        score,
      };
  }
  if (!best) return undefined;
  const { score: _, ...audience } = best;
  return audience;
}
