import { doingNoun, ownNoun } from "../business-noun.ts";
import { inPlace } from "../site-copy.ts";
import { textRead } from "../text-pieces.ts";
import { understand } from "../understand.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { nounOfIdentity, type Told, tell } from "./told.ts";

/** Returns what each sentence of a brief is for, and what the page would say in running text. */
export function tellBrief(brief: string): Told & { statements: Statement[] } {
  const understood = understand(brief);
  const text = textRead(brief, understood);
  const statements = statementsOf(text, understood);
  const own = ownNoun(text, understood)?.replace(/^an? /, "");
  const noun = own ?? nounOfIdentity(statements, understood) ?? doingNoun(understood) ?? "";
  const [town = ""] = understood.place?.split(",") ?? [];
  const heading = understood.name ?? noun;
  const told = tell(statements, understood, {
    noun,
    heading,
    isNamed: understood.name !== undefined,
    town,
    where: inPlace(town),
  });
  return { ...told, statements };
}
