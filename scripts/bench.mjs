// Run: npm run bench -- [--group NAME]... [--route PATH]... [--runs 5] [--peer NAME=DIST]... [--root DIST]
import { runnerImport } from "vite";
import { fail, project } from "./run.mjs";

// Else Vite would set it to "development", and bundle React's development build.
process.env.NODE_ENV = "production";
// Vite translates the TypeScript; the program runs while it is imported.
const options = { configFile: false, root: project, logLevel: "error" };
runnerImport(`${project}scripts/bench/main.ts`, options).catch(fail);
