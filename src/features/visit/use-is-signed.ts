import { useEffect, useState } from "react";
import type { Claims } from "./link-claims.ts";

/** Whether a known key has signed the claims of a link; undefined while it is being checked. */
export function useIsSigned({ text, signature }: Claims): boolean | undefined {
  const [found, setFound] = useState({ of: "", isSigned: false });

  useEffect(() => {
    if (!signature) return;
    let isWanted = true;
    import("#src/entities/replies/signing.ts")
      .then(({ isSigned }) => isSigned(text, signature))
      .catch(() => false) // a signature that cannot be checked counts as invalid
      .then((isSigned) => isWanted && setFound({ of: signature + text, isSigned }));
    return () => {
      isWanted = false;
    };
  }, [text, signature]);

  if (!signature) return false;
  return found.of === signature + text ? found.isSigned : undefined;
}
