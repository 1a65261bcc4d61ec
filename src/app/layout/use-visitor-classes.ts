import { useLayoutEffect } from "react";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";

/** Removes the classes of before-paint.ts once React knows the visitor and decides what they see. */
export function useVisitorClasses() {
  const isLoading = useAuth((auth) => auth.isLoading);
  const isBeta = useBeta((beta) => beta.isBeta);

  useLayoutEffect(() => {
    if (isBeta) document.documentElement.classList.remove("beta");
    if (!isLoading) document.documentElement.classList.remove("signed-in", "beta");
  }, [isLoading, isBeta]);
}
