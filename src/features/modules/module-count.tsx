import { useModules } from "./modules-queries.ts";

/** How many modules there are at this moment. */
export function ModuleCount() {
  const { data: modules = [] } = useModules();
  return <>{modules.length}</>;
}
