import { useState } from "react";
import { formatToTheCent } from "#src/lib/money.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { type Glaze, glazes, type Product } from "./catalogue.ts";
import { Pot } from "./pot.tsx";

interface ProductPageProps {
  product: Product;
  onAdd: (product: Product, glaze: Glaze) => boolean;
  onBack: () => void;
  onBasket: () => void;
}

/** The page of one product, in the chosen glaze. */
export function ProductPage({ product, onAdd, onBack, onBasket }: ProductPageProps) {
  const [glaze, setGlaze] = useState<Glaze>("Clay");
  const [said, setSaid] = useState("");
  return (
    <section className="page-of" aria-label={product.name}>
      <div className="stage tone-tinted">
        <Pot product={product} glaze={glaze} />
      </div>
      <div className="about">
        <button type="button" className="act" onClick={onBack}>
          Back to the shelves
        </button>
        <h3 data-title="" tabIndex={-1}>
          {product.name}
        </h3>
        <span className="cost">{formatToTheCent(product.price)}</span>
        <p>
          {product.text} {product.height} high; {product.stock} in the store room.
        </p>
        <RadioGroup label="Glaze" labelClassName="glaze" className="glazes" value={glaze} onChoose={setGlaze}>
          {glazes.map((id) => (
            <RadioButton key={id} value={id} className="act">
              {id}
            </RadioButton>
          ))}
        </RadioGroup>
        <div className="buy">
          <button
            type="button"
            className="act main"
            onClick={() =>
              setSaid(onAdd(product, glaze) ? "It is in the basket." : "There are no more of these.")
            }
          >
            Add to basket
          </button>
          <button type="button" className="act" onClick={onBasket}>
            To the basket
          </button>
        </div>
        <p>{said}</p>
      </div>
    </section>
  );
}
