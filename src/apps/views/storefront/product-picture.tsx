import { drawings } from "../../drawings/drawings.ts";
import type { AppRecord } from "../../records/record.ts";
import type { Shop } from "./basket.ts";

interface ProductPictureProps {
  shop: Shop;
  product: AppRecord;
  /** The id of the chosen variant. */
  variant: string;
  className?: string;
}

/** The drawing of a product, or its first letter. Uploaded pictures are shown by the frame that has the files. */
export function ProductPicture({ shop, product, variant, className }: ProductPictureProps) {
  const { columns, table, options, line } = shop;
  const { drawing } = options;
  const Drawing = drawing && Object.hasOwn(drawings, drawing.kind) ? drawings[drawing.kind] : undefined;
  const shape = drawing && product.values[drawing.field];
  const variants = line.variant?.kind === "choice" ? line.variant.options.choices : [];
  const at = variants.findIndex(({ id }) => id === variant);
  if (Drawing && typeof shape === "string")
    return <Drawing shape={shape} variant={Math.max(0, at)} className={className} />;
  return (
    <span className={`initial-of ${className ?? ""}`} aria-hidden="true">
      {[...columns.name(table.id, product)][0]}
    </span>
  );
}
