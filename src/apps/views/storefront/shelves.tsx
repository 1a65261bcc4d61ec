import { useState } from "react";
import { plainText } from "../../fields/operators.ts";
import type { AppRecord } from "../../records/record.ts";
import { ChoiceRow } from "../choice-row.tsx";
import { limitOf, priceOf, type Shop } from "./basket.ts";
import { ProductPicture } from "./product-picture.tsx";

type Sorting = "shelf" | "cheap" | "dear";
const PIECES_AT_A_TIME = 60;

interface ShelvesProps {
  shop: Shop;
  records: readonly AppRecord[];
  onOpen: (product: AppRecord) => void;
}

/** The front page of a shop: a welcome, ways to find a product, and the products. */
export function Shelves({ shop, records, onOpen }: ShelvesProps) {
  const { columns, table, options, line } = shop;
  const [words, setWords] = useState("");
  const [kind, setKind] = useState("");
  const [sorting, setSorting] = useState<Sorting>("shelf");
  const [count, setCount] = useState(PIECES_AT_A_TIME);
  const browse = columns.column(table.id, options.browse ?? "");
  const kinds = browse?.shown.kind === "choice" ? browse.shown.options.choices : [];
  const text = columns.column(table.id, options.text ?? "");
  const price = columns.column(table.id, options.price);
  const wanted = plainText(words.trim());
  const found = records.filter((record) => {
    const all = [
      columns.name(table.id, record),
      browse?.format(browse.value(record)),
      text?.format(text.value(record)),
    ];
    return (kind === "" || browse?.value(record) === kind) && plainText(all.join(" ")).includes(wanted);
  });
  const sign = sorting === "cheap" ? 1 : -1;
  const sorted =
    sorting === "shelf"
      ? found
      : found.toSorted((one, other) => sign * (priceOf(shop, one) - priceOf(shop, other)));
  const variants = line.variant?.kind === "choice" ? line.variant.options.choices : [];
  return (
    <>
      <Welcome shop={shop} onOpen={onOpen} />
      <div className="hunt">
        {kinds.length > 0 && (
          <ChoiceRow
            label={browse?.field.name ?? ""}
            className="kinds"
            value={kind}
            options={[{ id: "", name: "Everything" }, ...kinds].map(({ id, name }) => ({ value: id, name }))}
            onChoose={setKind}
          />
        )}
        <label className="field">
          <span>Search the {table.name.many.toLowerCase()}</span>
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label className="field">
          <span>Order by</span>
          <select value={sorting} onChange={({ target }) => setSorting(target.value as Sorting)}>
            <option value="shelf">As on the shelf</option>
            <option value="cheap">Lowest price</option>
            <option value="dear">Highest price</option>
          </select>
        </label>
      </div>
      <p role="status" className={sorted.length > 0 ? "sr" : "empty"}>
        {sorted.length > 0
          ? `${sorted.length} ${table.name.many.toLowerCase()}`
          : records.length === 0
            ? `No ${table.name.many.toLowerCase()} yet.`
            : "No products match your search."}
      </p>
      <ul className="shelves">
        {sorted.slice(0, count).map((record) => (
          <li key={record.id}>
            <button type="button" className="piece" onClick={() => onOpen(record)}>
              <span className="on-shelf">
                <ProductPicture
                  shop={shop}
                  product={record}
                  variant={variants[records.indexOf(record) % Math.max(1, variants.length)]?.id ?? ""}
                />
              </span>
              <b>{columns.name(table.id, record)}</b>
              <span className="cost">{price?.format(price.value(record))}</span>
              {limitOf(shop, record) === 0 && <span className="sold">Sold out</span>}
            </button>
          </li>
        ))}
      </ul>
      {sorted.length > count && (
        <button type="button" className="act" onClick={() => setCount(count + PIECES_AT_A_TIME)}>
          Show more of {sorted.length} {table.name.many.toLowerCase()}
        </button>
      )}
    </>
  );
}

function Welcome({ shop, onOpen }: Pick<ShelvesProps, "shop" | "onOpen">) {
  const { columns, table, options, line } = shop;
  const { welcome } = options;
  if (!welcome) return null;
  const products = columns.data.records(table.id);
  const [first, second] = [welcome.product, welcome.beside].map((id) => products.get(id ?? ""));
  const variants = line.variant?.kind === "choice" ? line.variant.options.choices : [];
  return (
    <section className="welcome tone-accent" aria-label="Welcome">
      <div>
        <h3>{welcome.title}</h3>
        {welcome.text && <p>{welcome.text}</p>}
        {first && (
          <button type="button" className="act main" onClick={() => onOpen(first)}>
            {welcome.button ?? `Look at ${columns.name(table.id, first)}`}
          </button>
        )}
      </div>
      {first && (
        <ProductPicture shop={shop} product={first} variant={variants[2]?.id ?? ""} className="in-front" />
      )}
      {second && (
        <ProductPicture shop={shop} product={second} variant={variants[1]?.id ?? ""} className="beside" />
      )}
    </section>
  );
}
