import type { Rolldown } from "vite";
import { projectRoot } from "../../project-root.mjs";

/**
 * A chunk of all that the program of `index.html` imports, so that every page has it. By itself the bundler makes a file
 * for each set of pages that share some of it: 36 more, of mostly less than 1 kB.
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
      return found.has(id) ? "start" : null;
    },
  };
}
