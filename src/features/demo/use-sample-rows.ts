import { useEffect, useState } from "react";
import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { type SampleRow, sampleRows } from "./sample-rows.ts";

const SAMPLE_DELAY_MS = 1_500;

/** The sample rows of a category, after a simulated network delay; null until then. */
export function useSampleRows(category: ModuleCategory): readonly SampleRow[] | null {
  const [loaded, setLoaded] = useState<ModuleCategory | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setLoaded(category), SAMPLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [category]);

  return loaded === category ? sampleRows[category] : null;
}
