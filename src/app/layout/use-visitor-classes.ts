import { useLayoutEffect } from "react";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";

/** Once React knows who the visitor is, it decides what they see, and no longer the classes of before-paint.ts. */
export function useVisitorClasses() {
  const isLoading = useAuth((auth) => auth.isLoading);
  const isBeta = useBeta((beta) => beta.isBeta);

  useLayoutEffect(() => {
    if (isBeta) document.documentElement.classList.remove("beta");
    if (!isLoading) document.documentElement.classList.remove("signed-in", "beta");
  }, [isLoading, isBeta]);
}
