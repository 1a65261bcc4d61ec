import { useModuleCount } from "#src/entities/modules/modules-queries.ts";

/** How many modules there are at this moment; until that is known, as many as were delivered. */
export function ModuleCount({ delivered }: { delivered: number }) {
  return <>{useModuleCount() ?? delivered}</>;
}
