import { readReminders, readRoles } from "../read-clauses.ts";
import { readSums } from "../read-sums.ts";
import { segmentsOf } from "../segments.ts";
import { readWords } from "../text.ts";

for (const text of process.argv.slice(2)) {
  const roles = readRoles(text);
  const rem = readReminders(roles.rest);
  const sums = readSums(rem.rest);
  console.log(JSON.stringify([roles.found, rem.found, sums.found].map((l) => l.map((x) => x.evidence.text))));
  console.log(
    segmentsOf(sums.rest, readWords(sums.rest))
      .map((s) => `${s.joint}${s.wh ? "?" : ""}[${s.words.map((w) => w.low).join(" ")}]`)
      .join(" "),
  );
}
