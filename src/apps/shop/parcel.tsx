import { productById } from "./catalogue.ts";
import type { Line } from "./orders.ts";
import { Pot } from "./pot.tsx";

/** Draws up to five pieces of an order side by side. */
export function Parcel({ lines }: { lines: readonly Line[] }) {
  return (
    <div className="parcel" aria-hidden="true">
      {lines.slice(0, 5).map(({ productId, glaze }) => {
        const product = productById.get(productId);
        return product && <Pot key={`${productId} ${glaze}`} product={product} glaze={glaze} />;
      })}
    </div>
  );
}
