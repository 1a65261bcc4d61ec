import { writePotShape } from "../../drawings/pot/pot-shape.ts";
import type { Product } from "./catalogue.ts";

/** The shape of a product, as the drawing of pots reads it. */
export const shapeOf = (product: Product) =>
  writePotShape({
    outline: product.outline,
    squash: flatness(product),
    hasHandle: product.hasHandle ?? false,
  });

function flatness({ id, kind, hasHandle }: Product) {
  if (kind === "Bowls") return 0.52;
  if (id === "cake-stand") return 0.55;
  if (kind === "Plates") return 0.13;
  return hasHandle || kind === "Cups" ? 0.82 : 1;
}
