// Prints how well descriptions become apps: tests/apps/README.md.
// Run: npm run -s apps:score [-- --misses --set working --id dog-groomer]
import { fail } from "./run.mjs";
import { runSource } from "./run-source.mjs";

runSource("./scripts/apps-score/main.ts").catch(fail);
