import { useState } from "react";
import { isEmpty } from "../../fields/operators.ts";
import type { AppRecord } from "../../records/record.ts";
import { Cell } from "../cell.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import { shownColumns } from "../view-props.ts";
import type { Shop } from "./basket.ts";
import { ProductPicture } from "./product-picture.tsx";

interface ProductPageProps {
  shop: Shop;
  product: AppRecord;
  /** Whether there was one more of it. */
  onAdd: (product: AppRecord, variant: string) => boolean;
  onBasket: () => void;
}

export function ProductPage({ shop, product, onAdd, onBasket }: ProductPageProps) {
  const { columns, table, options, line } = shop;
  const variants = line.variant?.kind === "choice" ? line.variant.options.choices : [];
  const [variant, setVariant] = useState(variants[0]?.id ?? "");
  const [said, setSaid] = useState("");
  const price = columns.column(table.id, options.price);
  const text = columns.column(table.id, options.text ?? "");
  const hidden = [
    table.nameField,
    options.price,
    options.text,
    options.picture,
    options.browse,
    options.drawing?.field,
  ];
  const facts = shownColumns(columns, table).filter(
    (column) => !hidden.includes(column.field.id) && !isEmpty(column.value(product)),
  );
  return (
    <section className="product" aria-label={columns.name(table.id, product)}>
      <div className="stage tone-tinted">
        <ProductPicture shop={shop} product={product} variant={variant} />
      </div>
      <div className="about">
        <h3 data-title="" tabIndex={-1}>
          {columns.name(table.id, product)}
        </h3>
        <p className="cost">{price?.format(price.value(product))}</p>
        {text && <p>{text.format(text.value(product))}</p>}
        {facts.length > 0 && (
          <dl>
            {facts.map((column) => (
              <div key={column.field.id}>
                <dt>{column.field.name}</dt>
                <dd>
                  <Cell column={column} value={column.value(product)} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {variants.length > 0 && (
          <ChoiceRow
            label={line.variant?.name ?? ""}
            labelClassName="variant-label"
            className="variants"
            value={variant}
            options={variants.map(({ id, name }) => ({ value: id, name }))}
            onChoose={setVariant}
          />
        )}
        <p className="buy">
          <button
            type="button"
            className="act main"
            onClick={() =>
              setSaid(onAdd(product, variant) ? "It is in the basket." : "There are no more of these.")
            }
          >
            Add to basket
          </button>
          <button type="button" className="act" onClick={onBasket}>
            To the basket
          </button>
        </p>
        <p className="said">{said}</p>
      </div>
    </section>
  );
}
