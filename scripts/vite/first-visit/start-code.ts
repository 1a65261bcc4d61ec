import type { Rolldown } from "vite";
import { projectRoot } from "../../project-root.mjs";

/** In characters: code this small costs less on every page than as a shared file with a request. */
const TINY = 550;

/**
 * A chunk of everything that `index.html` imports, which every page has, and of tiny modules that several others
 * import. By default the bundler makes a file for each set of pages that share code: 56 more, most of them smaller
 * than 1 kB.
 */
export function startCode(): Rolldown.CodeSplittingGroup {
  const found = new Set<string>();
  return {
    name(id, build) {
      const find = (each: string) => {
        for (const imported of build.getModuleInfo(each)?.importedIds ?? []) {
          if (found.has(imported)) continue;
          found.add(imported);
          find(imported);
        }
      };
      if (found.size === 0) find(`${projectRoot}/src/main.tsx`);
      return found.has(id) || isTiny(build.getModuleInfo(id), (other) => found.has(other)) ? "start" : null;
    },
  };
}

/** A tiny module brings its imports to every page, so all of them must be in the start chunk already. */
function isTiny(module: Rolldown.ModuleInfo | null, isThere: (id: string) => boolean) {
  if (!module?.id.startsWith(`${projectRoot}/src/`)) return false;
  const { code, importers, importedIds, dynamicImporters, dynamicallyImportedIds } = module;
  const isAlone = dynamicallyImportedIds.length + dynamicImporters.length === 0;
  return isAlone && importedIds.every(isThere) && importers.length > 1 && code !== null && code.length < TINY;
}
