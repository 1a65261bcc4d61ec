import { useEffect, useState } from "react";
import { loadMaterial, type Material } from "#src/sites/brief/material.ts";

/** Loads the texts and pictures of an industry. */
export function useMaterial(trade: string) {
  const [loaded, setLoaded] = useState<{ trade: string; material?: Material; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads it again
  useEffect(() => {
    let isWanted = true;
    loadMaterial(trade).then(
      (material) => isWanted && setLoaded({ trade, material }),
      (error: unknown) => isWanted && setLoaded({ trade, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [trade, attempt]);

  return {
    material: loaded?.trade === trade ? loaded.material : undefined,
    error: loaded?.trade === trade ? loaded.error : undefined,
    retry: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
