import { useQuery } from "#src/api/query.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import type { Module } from "#src/contract/modules.ts";
import { slug } from "#src/lib/slug.ts";
import { modulesQuery, useStoredModules } from "./modules-query.ts";

/** The built-in modules in the shape of stored ones. Their ids are negative, so they never collide. */
const placeholders: Module[] = moduleCatalogue.map((entry, index) => ({
  ...entry,
  id: -1 - index,
  imagePath: null,
}));

/** All modules; until they are loaded, and if they cannot be, the built-in ones. */
export function useModules() {
  const { data, isPlaceholderData, isError, error, refetch } = useQuery({
    ...modulesQuery,
    placeholderData: placeholders,
    showsError: true,
  });
  return { modules: data ?? placeholders, isPlaceholderData, isError, error, refetch };
}

/** The number of modules. Errors are ignored, because pages can do without it. */
export function useModuleCount() {
  const { data } = useStoredModules();
  return data?.length;
}

/**
 * Finds a module by the slug in the route; until modules are loaded, and if they cannot be, among the built-in ones.
 * Null if there is none, undefined while that is unknown. Throws if it would be among those that cannot be loaded.
 */
export function useModuleBySlug(moduleSlug: string | undefined) {
  const find = (modules: Module[]) =>
    modules.find(({ name }) => moduleSlug && isSlugOf(name, moduleSlug)) ?? null;
  const builtIn = find(placeholders) ?? undefined;
  const showsError = builtIn !== undefined;
  const { data, isPending } = useQuery({ ...modulesQuery, select: find, showsError });
  return { module: data === undefined ? builtIn : data, isLoading: isPending };
}

/** The router decodes addresses, except for characters that would act as separators, such as `%2F` or `%26`. */
function isSlugOf(name: string, moduleSlug: string) {
  const wanted = slug(name);
  return moduleSlug === wanted || moduleSlug === decodeURI(encodeURIComponent(wanted));
}
