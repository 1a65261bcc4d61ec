import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { laterIfThere } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";

const CartLink = laterIfThere(() => import("./later-parts.tsx").then(({ CartLink }) => CartLink));

/** Reserves the space of the cart link, which is loaded when the page is idle. */
export function CartPart() {
  const isIdle = useIsIdle();
  return (
    <span className="block size-[44px] shrink-0">
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <CartLink />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
