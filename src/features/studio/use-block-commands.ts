import { useMemo } from "react";
import { blockCommands } from "./block-commands.ts";
import { useStudioStore } from "./studio-slice.ts";

/** The commands for blocks of the open page. */
export function useBlockCommands() {
  const store = useStudioStore();
  return useMemo(() => blockCommands(store.getState), [store]);
}
