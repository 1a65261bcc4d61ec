import { useModuleCount } from "#src/entities/modules/modules-queries.ts";

/** The number of modules; until it is loaded, the number of built-in ones. */
export function ModuleCount({ delivered }: { delivered: number }) {
  return <>{useModuleCount() ?? delivered}</>;
}
