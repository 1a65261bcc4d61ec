import { pattern } from "#src/lib/pattern.ts";

/** Clauses that begin so say nothing without the clause before them: "pralines made downstairs, sold upstairs". */
const LEANING = pattern(
  "iu",
)`^(?:${"made|sold|trained|served|grown|taught|baked|cooked|roasted|brewed|woven|painted|printed|cut|sewn|picked|milled|pressed|bottled|both|each|all of|mostly|usually|normally|sometimes|including|especially|particularly|except|unless|depending|then|than|not|but|then|who|which|where|when|while|because|so that|whose|from|with|by|of|to|until|after|before|through|whatever|however|plus|as well"})(?!\p{L})`;
/** "Guitar repair up front, vinyl in back" */
const SIDE =
  /(?<!\p{L})(?:up front|in front|at the front|in (?:the )?back|at the back|out back|upstairs|downstairs|inside|outside|by day|by night|in summer|in winter|above|below|next door)$/iu;
const MOST_WORDS = 4;
const VERB =
  /(?<![\p{L}'’-])(?:we|i|you|it|they|is|are|was|has|have|can|will|do|does|no|not|only|open|closed|free|since|max|\d+)(?![\p{L}'’-])/iu;

/** Whether a clause says something only together with the clause before it. */
export const isLeaning = (clause: string, before: string) =>
  LEANING.test(clause) || (SIDE.test(clause) && SIDE.test(before));

/** Whether clauses are one list of things: "reptiles, frogs, live food and enclosures". */
export const isOneList = (clauses: readonly string[]) =>
  clauses.length > 1 &&
  / (?:and|&|or) /i.test(clauses.at(-1) ?? "") &&
  clauses.every((one) => one.split(/\s+/).length <= MOST_WORDS + 1 && !VERB.test(one));
