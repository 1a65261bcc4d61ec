import { useEffect, useState } from "react";
import type { Claims } from "./link-claims.ts";

/** Whether a key that is known here has signed what a link claims; undefined until that is found out. */
export function useIsSigned({ text, signature }: Claims): boolean | undefined {
  const [found, setFound] = useState({ of: "", isSigned: false });

  useEffect(() => {
    if (!signature) return;
    let isWanted = true;
    import("#src/api/link-signature.ts")
      .then(({ isSigned }) => isSigned(text, signature))
      .catch(() => false) // what cannot be looked at is not proved
      .then((isSigned) => isWanted && setFound({ of: signature + text, isSigned }));
    return () => {
      isWanted = false;
    };
  }, [text, signature]);

  if (!signature) return false;
  return found.of === signature + text ? found.isSigned : undefined;
}
