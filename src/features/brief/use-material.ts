import { useEffect, useState } from "react";
import { loadMaterial, type Material } from "#src/sites/brief/material.ts";

/** Loads the texts and pictures of an industry. */
export function useMaterial(industry: string) {
  const [loaded, setLoaded] = useState<{ industry: string; material?: Material; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    let isWanted = true;
    loadMaterial(industry).then(
      (material) => isWanted && setLoaded({ industry, material }),
      (error: unknown) => isWanted && setLoaded({ industry, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [industry, attempt]);

  return {
    material: loaded?.industry === industry ? loaded.material : undefined,
    error: loaded?.industry === industry ? loaded.error : undefined,
    retry: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
