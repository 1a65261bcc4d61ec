import { expect, test } from "vitest";
import { wordsOf } from "../words.ts";
import { readClauses } from "./clauses.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["Cobbler in Thirsk. Darts Mondays 8pm, quiz Thursday at 9", ["Darts Mondays 8pm", "quiz Thursday at 9"]],
  ["Leeds. Swim £6. Ladies Tue–Thu. Open Mon-Fri 9-5", ["Ladies Tue–Thu"]],
  ["Vets in Hexham. Storm line 01632 960001, Mary 01632 960002", ["Storm line 01632 960001"]],
  ["Roofers; 52 spires since 2009; all work certified since 2011.", ["all work certified since 2011"]],
  ["Spanish. A2 to B2, max. 7, 20 prints from £9, 4.50 lunch", ["A2 to B2", "max. 7", "20 prints from £9"]],
  ["Hammam, men Fri, not Mondays. Fixed by Friday. Read l8r, 4pm, a 5th", ["men Fri"]],
  [
    "Yarn in Hawes, people say there's a dye night Thursdays at 6:30 which they like",
    ["dye night Thursdays at 6:30"],
  ],
  ["Pool, $8. 9am Mon/Wed/Fri. Heated", ["9am Mon/Wed/Fri"]],
  ["Bakers. Pre-order by Thursday for Saturday, order by phone", ["Pre-order by Thursday for Saturday"]],
  ["Dogs walked. Beard trim £15. Please show the 3 vans we drive since 2011", []],
  ["Bakers. Call me Friday, or (020) 7946 0000 for emergencies", []],
])("clauses of “%s”", (text, clauses) => {
  const found = readClauses(text, readFacts(text, wordsOf(text)));
  expect(found.map((one) => one.text)).toEqual(clauses);
});
