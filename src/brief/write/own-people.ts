import { pattern } from "#src/lib/pattern.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import { isGivenName } from "./owner.ts";
import type { Statement } from "./statements.ts";

export interface OwnPerson {
  name: string;
  /** What the person does, in the owner's words. */
  role: string;
}

const NAME =
  /(?:(?:Dr|Mrs?|Ms|Miss|Prof|Sensei|Uncle|Aunt|Auntie)\.? )?\p{Lu}\p{Ll}+(?:['’-]\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+)?/u;
const DOES = /is (?:the|our|an?)|as|\p{Ll}{2,12}s(?: after| care of)?/u;
const ENDS = pattern("u")`(?=\s*(?:[,.;:()&]|$|and ${NAME} ))`;
const PERSON = pattern("gu")`(?<![\p{L}])(${NAME})(?: \(| – | — | - |: | )(${DOES} [^,.;:()&]{2,50}?)${ENDS}`;
const IN_BRACKETS = pattern("gu")`(?<![\p{L}])(${NAME}) \(([\p{Ll}][^(),.;]{2,40})\)`;
const NO_NAME =
  /^(?:We|I|It|He|She|They|The|This|That|Our|My|Everything|Everyone|Nobody|Who|What|There|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Call|Text|Open|Ask)\b/;

const TITLE = /^(?:Dr|Mrs?|Ms|Miss|Prof|Sensei|Uncle|Aunt|Auntie|Father|Sister|Rabbi|Sir)\.? /;

/** "Respite" and "Rua" stand before a verb as well, but are nobody's name. */
const isPerson = (name: string) => TITLE.test(name) || isGivenName(name.split(" ")[0] ?? "");

const LEAST_IN_LIST = 2;

/** "Jim sax, Carol vocals, Pete bass": each part is a first name and what that person does. */
function peopleInList({ parts }: Statement) {
  const people = parts.flatMap((words) => {
    const [, who = "", role = ""] =
      /^(\p{Lu}\p{Ll}+) (?:on |plays |the )?(\p{Ll}[^,.\d]{2,28})$/u.exec(words) ?? [];
    return who && role.split(" ").length <= 3 ? [{ words, person: { name: who, role } }] : [];
  });
  // "Rose" may be a name or none.
  const known = people.filter(({ person }) => isGivenName(person.name));
  const isList = people.length === parts.length && people.length >= LEAST_IN_LIST;
  return isList && known.length > people.length / 2 ? people : [];
}

/** Returns the people whom the brief names with what they do, if there are several. */
export function ownPeople(
  statements: readonly Statement[],
  { name = "", place = "" }: ParsedBrief,
): { people: OwnPerson[]; from: Statement[] } {
  const found = statements
    .filter(({ purpose }) => /^(?:statement|fragment|identity|offers)$/.test(purpose))
    .flatMap((from) => {
      const listed = peopleInList(from);
      if (listed.length > 0) return [{ people: listed, isAll: true, isListed: true, from }];
      const people = [...from.text.matchAll(PERSON), ...from.text.matchAll(IN_BRACKETS)].flatMap(
        ([words, who = "", role = ""]) =>
          NO_NAME.test(who) || (name.split(/\s+/).includes(who) && !isGivenName(who)) || place.includes(who)
            ? []
            : [{ words, person: { name: who, role: role.replace(/^(?:is|as) (?:the |our |an? )?/, "") } }],
      );
      const rest = people.reduce((text, { words }) => text.replace(words, ""), from.text);
      return people.length > 0 ? [{ people, isAll: !/\p{L}{4}/u.test(rest), isListed: false, from }] : [];
    });
  // A sentence that says more than who does what is told as it is.
  const whole = found.filter(
    ({ isAll, isListed, people }) =>
      isListed || (isAll && people.every(({ person }) => isPerson(person.name))),
  );
  const people = whole.flatMap((one) => one.people.map(({ person }) => person));
  return people.length < 2 ? { people: [], from: [] } : { people, from: whole.map(({ from }) => from) };
}
