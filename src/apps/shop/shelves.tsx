import { useState } from "react";
import { formatToTheCent } from "#src/lib/money.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import {
  findProducts,
  glazes,
  type Kind,
  kinds,
  type Product,
  productById,
  type Sorting,
} from "./catalogue.ts";
import { Pot } from "./pot.tsx";

/** The front page of the shop: a welcome, the search, and the matching products. */
export function Shelves({ onOpen }: { onOpen: (product: Product) => void }) {
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<Kind | "all">("all");
  const [sorting, setSorting] = useState<Sorting>("featured");
  const found = findProducts(words, kind, sorting);
  const [moon, rice] = ["moon-vase", "rice-bowl"].map((id) => productById.get(id));
  return (
    <>
      <section className="hero tone-accent" aria-label="Welcome">
        <div>
          <h3>Thrown for the table.</h3>
          <p>Stoneware from one wheel and one kiln, made to be filled, passed around and washed up.</p>
          {moon && (
            <button type="button" className="act main" onClick={() => onOpen(moon)}>
              Look at the moon vase
            </button>
          )}
        </div>
        {moon && <Pot product={moon} glaze="Chalk" className="pot" />}
        {rice && <Pot product={rice} glaze="Sea" className="pot small" />}
      </section>
      <div className="hunt">
        <RadioGroup label="Kind" className="kinds" value={kind} onChoose={setKind}>
          {(["all", ...kinds] as const).map((id) => (
            <RadioButton key={id} value={id} className="act">
              {id === "all" ? "Everything" : id}
            </RadioButton>
          ))}
        </RadioGroup>
        <label className="field">
          <span>Search the shelves</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label className="field">
          <span>Order by</span>
          <select value={sorting} onChange={(event) => setSorting(event.target.value as Sorting)}>
            <option value="featured">As on the shelf</option>
            <option value="cheap">Lowest price</option>
            <option value="dear">Highest price</option>
          </select>
        </label>
      </div>
      <p role="status" className="sr">
        {found.length} pieces
      </p>
      {found.length === 0 ? (
        <p className="sheet">No products match your search.</p>
      ) : (
        <div className="shelves">
          {found.map((product, at) => (
            <button key={product.id} type="button" className="piece" onClick={() => onOpen(product)}>
              <span className="on-shelf">
                <Pot product={product} glaze={glazes[at % glazes.length] ?? "Clay"} />
              </span>
              <b>{product.name}</b>
              <span className="cost">{formatToTheCent(product.price)}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
