import { Pot as DrawnPot } from "../drawings/pot/pot.tsx";
import { type Glaze, glazes, type Product } from "./catalogue.ts";
import { shapeOf } from "./product-shape.ts";

interface PotProps {
  product: Product;
  glaze: Glaze;
  className?: string;
}

/** Draws a product in one of its glazes. */
export const Pot = ({ product, glaze, className }: PotProps) => (
  <DrawnPot shape={shapeOf(product)} variant={glazes.indexOf(glaze)} className={className} />
);
