import { Suspense } from "react";
import { later } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";
import { PartBoundary } from "./part-boundary.tsx";

const CartLink = later(() => import("#src/features/cart/cart-link.tsx").then(({ CartLink }) => CartLink));

/** Keeps the place of the link to the cart, which comes when the page has time for it. */
export function CartPart() {
  const isIdle = useIsIdle();
  return (
    <span className="block size-[44px] shrink-0">
      {isIdle && (
        <PartBoundary>
          <Suspense>
            <CartLink />
          </Suspense>
        </PartBoundary>
      )}
    </span>
  );
}
