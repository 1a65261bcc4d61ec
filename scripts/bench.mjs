// Run: npm run bench -- [--group NAME]... [--route PATH]... [--runs 5] [--peer NAME=DIST]... [--root DIST]
import { runnerImport } from "vite";
import { fail, project } from "./run.mjs";

// Vite's default is "development", which would bundle React's development build.
process.env.NODE_ENV = "production";
// Vite translates the TypeScript; importing the module runs the benchmark.
const options = { configFile: false, root: project, logLevel: "error" };
runnerImport(`${project}scripts/bench/main.ts`, options).catch(fail);
