import type { ModuleCategory } from "#src/contract/module-categories.ts";
import type { Module } from "#src/contract/modules.ts";
import { plainText } from "#src/lib/plain-text.ts";

/** Returns the modules of a category (null for all) that contain every word, ignoring case and accents. */
export function filterModules(modules: readonly Module[], words: string, category: ModuleCategory | null) {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  return modules.filter((module) => {
    if (category !== null && module.category !== category) return false;
    return wanted.every((word) => textOf(module).includes(word));
  });
}

/** Cached, because computing it for thousands of modules on each key press would be slow. */
const texts = new WeakMap<Module, string>();

function textOf(module: Module) {
  const known = texts.get(module);
  if (known !== undefined) return known;
  const text = plainText(`${module.name} ${module.category} ${module.description}`);
  texts.set(module, text);
  return text;
}
