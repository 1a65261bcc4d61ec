import type { TemplateSettings } from "#src/contract/offered-templates.ts";
import type { Template } from "#src/contract/templates.ts";
import type { TemplateSearch } from "./search-templates.ts";

/** Wraps the search so that it omits hidden templates and puts templates first whose admin tags match. */
export function offeredSearch(
  search: TemplateSearch,
  offered: readonly Template[],
  settings: TemplateSettings,
): TemplateSearch {
  if (settings.size === 0) return search;
  const isOffered = ({ id }: Template) => !settings.get(id)?.isHidden;
  return {
    find(text) {
      const wanted = text.trim().toLowerCase();
      const tagged = offered.filter(({ id }) =>
        settings.get(id)?.tags.some((tag) => wanted !== "" && tag.toLowerCase().startsWith(wanted)),
      );
      return [...new Set([...tagged, ...search.find(text).filter(isOffered)])];
    },
    suggest: (text) => search.suggest(text).filter(isOffered),
  };
}
