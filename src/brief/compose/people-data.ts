import { cut } from "#src/sites/cut.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { capital } from "../short-text.ts";
import type { SiteContext } from "./context.ts";

/** The people whom the brief names, with what they do. */
export const teamData = ({ says }: SiteContext): Data<"team"> => ({
  kicker: "",
  title: "Who does what",
  text: "",
  people: says.people.map(({ name, role }, index) => ({
    name: cut(name, 80),
    role: cut(capital(role), 80),
    text: "",
    picture: { kind: "person", name, look: "monogram", seed: index, label: "" },
  })),
});

/** The questions that owners of this trade are asked; the answers are the owner's to write. */
export const questionsData = ({ says: { trade } }: SiteContext): Data<"questions"> => ({
  kicker: "",
  title: "Questions",
  text: "",
  questions: (trade?.asks ?? [])
    .slice(0, 5)
    .map((question) => ({ question: cut(question, 200), answer: "" })),
});
