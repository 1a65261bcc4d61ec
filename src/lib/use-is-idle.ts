import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./scheduler.ts";

/** False while the page is loading, true once it is idle. */
export function useIsIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
