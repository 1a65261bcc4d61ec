import { readdirSync } from "node:fs";
import about from "../../package.json" with { type: "json" };

const industries = readdirSync(new URL("../../src/sites/industries", import.meta.url), {
  recursive: true,
  encoding: "utf8",
}).filter((path) => path.endsWith("industry.json"));

/** Facts of the build, for Vite's `define`. */
export const buildFacts = {
  "import.meta.env.APP_VERSION": JSON.stringify(about.version),
  "import.meta.env.BUILD_YEAR": JSON.stringify(new Date().getFullYear()),
  "import.meta.env.INDUSTRY_COUNT": JSON.stringify(industries.length),
};
