import { createElement } from "react";
import { subjectIds, subjectOf } from "../../src/art/subjects/subjects.ts";
import { trades } from "./trade-screens.ts";

export { sitesInStyles } from "./trade-screens.ts";
export const tradeIds = [...trades.keys()];

// Draws each subject as its box, which can be measured on a page as no drawing can.
for (const id of await subjectIds()) {
  const subject = subjectOf(id);
  if (!subject?.box) continue;
  const [x, y, width, height] = subject.box;
  const box = createElement("rect", { className: "box", x, y, width, height });
  subject.draw = () => box;
}
