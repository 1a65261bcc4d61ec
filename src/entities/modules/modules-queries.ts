import { useQuery } from "#src/api/query.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import type { Module } from "#src/contract/modules.ts";
import { slug } from "#src/lib/slug.ts";
import { modulesQuery, useStoredModules } from "./modules-query.ts";

/** The built-in list, in the shape of the real one. Its ids are negative: no saved module has such. */
const placeholders: Module[] = moduleCatalogue.map((entry, index) => ({
  ...entry,
  id: -1 - index,
  imagePath: null,
}));

/** All modules; until they are loaded, the built-in list. */
export function useModules({ showsError = false } = {}) {
  return useQuery({ ...modulesQuery, placeholderData: placeholders, showsError });
}

/** How many there are; of a page that can do without, a failure is no concern. */
export function useModuleCount() {
  const { data } = useStoredModules();
  return data?.length;
}

/**
 * The module whose name, as a slug, is the given route parameter; until they are loaded, the built-in one. Null where
 * there is none, and undefined where that is not known yet.
 */
export function useModuleBySlug(moduleSlug: string | undefined) {
  const find = (modules: Module[]) =>
    modules.find(({ name }) => moduleSlug && isSlugOf(name, moduleSlug)) ?? null;
  const { data, isPending } = useQuery({ ...modulesQuery, select: find });
  return { module: isPending ? (find(placeholders) ?? undefined) : data, isLoading: isPending };
}

/** The router decodes an address, except for what would read as a separator there, such as `%2F` or `%26`. */
function isSlugOf(name: string, moduleSlug: string) {
  const wanted = slug(name);
  return moduleSlug === wanted || moduleSlug === decodeURI(encodeURIComponent(wanted));
}
