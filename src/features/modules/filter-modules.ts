import type { ModuleCategory } from "#src/contract/module-categories.ts";
import type { Module } from "#src/contract/modules.ts";
import { plainText } from "#src/lib/plain-text.ts";

/** The modules of a category (null: of all) that contain each of the words, in whatever case and accent. */
export function filterModules(modules: readonly Module[], words: string, category: ModuleCategory | null) {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  return modules.filter((module) => {
    if (category !== null && module.category !== category) return false;
    return wanted.every((word) => textOf(module).includes(word));
  });
}

/** Of thousands of modules this takes longer than all else: each key would have to wait for it. */
const texts = new WeakMap<Module, string>();

function textOf(module: Module) {
  const known = texts.get(module);
  if (known !== undefined) return known;
  const text = plainText(`${module.name} ${module.category} ${module.description}`);
  texts.set(module, text);
  return text;
}
