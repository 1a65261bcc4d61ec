import cartIcon from "icon:shopping-cart-simple";
import { Suspense, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { CART_HINT, hasCart } from "#src/entities/cart/has-cart.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { Icon } from "#src/ui/icon.tsx";

/** Loads for visitors with a cart alone, because it reads the cart. */
const CartCount = laterIfThere(() => import("./cart-count.tsx").then(({ CartCount }) => CartCount));

/** The link to the cart, with the number of items. */
export function CartLink() {
  const isInUse = useSyncExternalStore(followHint, hasCart, () => false);
  return (
    <Link
      href={paths.cart}
      className="relative grid size-[44px] place-items-center rounded-[10px] text-2xl hover:bg-sunken"
    >
      <Icon path={cartIcon} />
      <span className="sr-only">Cart</span>
      {isInUse && (
        <Suspense>
          <CartCount />
        </Suspense>
      )}
    </Link>
  );
}

function followHint(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => key === CART_HINT && onChange();
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
