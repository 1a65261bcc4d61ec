import { hashOf } from "#src/lib/hash.ts";
import { type Portrait, portraits } from "./people.ts";

export { outlines } from "./people.ts";

const SHE =
  /(?:a|ah|ia|ie|elle|ette|ine|lyn|leigh|een|eth|ice|ise|oy|ora|dy|ace|ope|len|ren|nne|hel|ruth|ingrid|carmen|mei|yuki|naomi|priya|fern|joan|jean|jill|kim|may|rose|sue|iris|dawn|gail|pearl|inez|ines|agnes|doris|eleanor|harriet|claire|carys|nell|bev|lin|ling|margaret|bridget|janet|jane|anne?|rachel|hazel|mabel|isabel|ingrid|astrid|sigrid|florence|frances|constance|kate|meg|tess|maeve|niamh|siobhan|illy|olly|emily|kelly|sally|mary|lucy|nancy|enny|betty)$/i;
const HE =
  /^(?:luca|joshua|elia|noah|ezra|jonah|micah|isaiah|andrea|nikita|louie|charlie|archie|freddie|eddie|jamie|george|luke|mike|jake|blake|steve|dave|pete|joe|andy|roy|troy|leroy|glen|allen|darren|warren|lauren(?:ce|t)|bruce|wallace|horace|maurice|luis|elias|omar|colin|franklin|sterling|johann|merlin|devlin)$/i;

/** A face that a name may have: a beard and a Beatrice would contradict one another. */
export function faceFor(name: string, seed: number): Portrait {
  const first =
    name
      .trim()
      .split(/\s+/)
      .find((word) => !/^(?:dr|mr|mrs|ms|prof)\.?$/i.test(word)) ?? "";
  const isShe = SHE.test(first) && !HE.test(first);
  const fitting = portraits.filter(({ stands }) => stands === "any" || stands === (isShe ? "she" : "he"));
  return fitting[((hashOf(name) % 997) + seed) % fitting.length] as Portrait;
}

/** A seed for each of several people, so that no two on a page have the same face while faces last. */
export function seedsForPeople(people: { name: string; face?: number }[], seed: number): number[] {
  const taken = new Set<Portrait>();
  for (const { face } of people) if (face !== undefined) taken.add(portraits[face] as Portrait);
  return people.map(({ name, face }) => {
    const isFitting = (own: number) =>
      face === undefined ? !taken.has(faceFor(name, own)) : faceFor(name, own) === portraits[face];
    let own = seed;
    while (!isFitting(own) && own < seed + portraits.length) own++;
    if (face !== undefined && !isFitting(own))
      throw new Error(`The portrait ${face} does not go with the name ${name}; choose another one.`);
    taken.add(faceFor(name, own));
    return own;
  });
}
