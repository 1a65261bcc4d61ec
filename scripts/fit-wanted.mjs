// @ts-check
// Fits the weights that tell whether a text asks for a website or for an app, and writes src/apps/wanted/wanted-weights.json.
// Says first how many texts of each set of descriptions are found if that set was not learned from. Takes a minute.
// Run: node scripts/fit-wanted.mjs
import { fail } from "./run.mjs";
import { runSource } from "./run-source.mjs";

runSource("./scripts/fit-wanted/main.ts").catch(fail);
