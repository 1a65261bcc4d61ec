import { useCart } from "#src/entities/cart/use-cart.ts";

/** The number of items in the cart, for a link to it. */
export function CartCount() {
  const count = useCart().lines.length;
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">, {count === 1 ? "1 item" : `${count} items`}</span>
      <span
        aria-hidden="true"
        className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1 font-semibold text-on-signal text-xs tabular-nums"
      >
        {count}
      </span>
    </>
  );
}
