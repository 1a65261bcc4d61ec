import cartIcon from "icon:shopping-cart-simple";
import { Link } from "wouter";
import { useCartCount } from "#src/entities/cart/use-cart.ts";
import { paths } from "#src/lib/paths.ts";
import { Icon } from "#src/ui/icon.tsx";

/** The link to the cart, with the number of items. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      href={paths.cart}
      className="relative grid size-[44px] place-items-center rounded-[10px] text-2xl hover:bg-sunken"
    >
      <Icon path={cartIcon} />
      <span className="sr-only">Cart{count > 0 && `, ${count === 1 ? "1 item" : `${count} items`}`}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1 font-semibold text-on-signal text-xs tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
