import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Claims } from "./link-claims.ts";

/** Whether a known key has signed the claims of a link; undefined while it is being checked. */
export function useIsSigned({ text, signature, sender }: Claims): boolean | undefined {
  const { value: isSigned } = useAsyncValue(() => {
    if (!signature) return;
    return import("#src/sales/replies/signing.ts")
      .then(({ isSigned }) => isSigned(text, signature, sender))
      .catch(() => false); // a signature that cannot be checked counts as invalid
  }, [text, signature, sender]);

  return signature ? isSigned : false;
}
