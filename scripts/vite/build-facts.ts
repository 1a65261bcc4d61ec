import about from "../../package.json" with { type: "json" };

/** Version and year of the build, for Vite's `define`. */
export const buildFacts = {
  "import.meta.env.APP_VERSION": JSON.stringify(about.version),
  "import.meta.env.BUILD_YEAR": JSON.stringify(new Date().getFullYear()),
};
