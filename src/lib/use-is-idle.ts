import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./scheduler.ts";

/** False while the page is on its way, true once it has time for what can come later. */
export function useIsIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
