import type { Plugin } from "vite";

/** Writes the libraries in each code file, for builds with a manifest. */
export function libraries(): Plugin {
  let isWanted = false;
  return {
    name: "libraries",
    configResolved({ build }) {
      isWanted = Boolean(build.manifest);
    },
    generateBundle(_options, bundle) {
      if (!isWanted) return;
      const entries = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== "chunk") return [];
        const named = Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([file]) => libraryOf(file));
        const libraries = [...new Set(named)].filter((name) => name !== undefined).sort();
        return [[chunk.fileName, libraries] as const];
      });
      const source = JSON.stringify(Object.fromEntries(entries), null, 2);
      this.emitFile({ type: "asset", fileName: ".vite/libraries.json", source });
    },
  };
}

/** Returns the innermost package of a code file; undefined for the product's code and for other files. */
function libraryOf(file: string) {
  if (/\.(woff2|css|json)(\?|$)/.test(file)) return undefined;
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"))?.[1];
}
