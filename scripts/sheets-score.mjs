// Prints how well spreadsheets with known truth become tables.
// Run: npm run -s sheets:score [-- --misses --rows 10000 --file NAME]
import { runnerImport } from "vite";
import { fail, project } from "./run.mjs";

// Vite translates the TypeScript; importing the module prints the table.
const options = { configFile: false, root: project, logLevel: "error" };
runnerImport(`${project}scripts/sheets-score/main.ts`, options).catch(fail);
