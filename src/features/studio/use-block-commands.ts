import { useMemo } from "react";
import { blockCommands } from "./block-commands.ts";
import { useStudioStore } from "./studio-slice.ts";

/** What can be done to a block of the page on the table. */
export function useBlockCommands() {
  const store = useStudioStore();
  return useMemo(() => blockCommands(store.getState), [store]);
}
