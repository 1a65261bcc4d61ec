import { type FormEvent, useState } from "react";
import { fieldKinds } from "../../fields/kinds.ts";
import { type FieldProblems, problemsOf } from "../../records/edits.ts";
import { FieldInput } from "../field-input.tsx";
import { readTexts } from "../record-form.tsx";
import { shownColumns } from "../view-props.ts";
import { amountsOf, type Basket, type BasketLine, priceOf, type Shop } from "./basket.ts";
import { ProductPicture } from "./product-picture.tsx";

interface BasketPageProps {
  shop: Shop;
  basket: Basket;
  texts: Readonly<Record<string, string>>;
  mayOrder: boolean;
  onCount: (line: BasketLine, count: number) => void;
  onTexts: (texts: Readonly<Record<string, string>>) => void;
  /** Returns what prevents the order. */
  onOrder: (values: Readonly<Record<string, unknown>>) => string | undefined;
  onBack: () => void;
}

/** The lines of the basket, what they cost, and the checkout. */
export function BasketPage({
  shop,
  basket,
  texts,
  mayOrder,
  onCount,
  onTexts,
  onOrder,
  onBack,
}: BasketPageProps) {
  const { columns, table, options } = shop;
  const price = columns.column(table.id, options.price);
  const amount = (minor: number) => price?.format(minor) ?? "";
  const { goods, postage, total, untilFree } = amountsOf(shop, basket);
  if (basket.length === 0)
    return (
      <section className="sheet" aria-label="Basket">
        <h3 data-title="" tabIndex={-1}>
          The basket is empty.
        </h3>
        <button type="button" className="act main" onClick={onBack}>
          Back to the {table.name.many.toLowerCase()}
        </button>
      </section>
    );
  return (
    <section className="sheet" aria-label="Basket">
      <h3 data-title="" tabIndex={-1}>
        Basket
      </h3>
      <div className="two">
        <ul className="lines">
          {basket.map((line) => (
            <Line key={`${line.product} ${line.variant}`} shop={shop} line={line} onCount={onCount} />
          ))}
        </ul>
        <div>
          <dl className="sums">
            <div>
              <dt>Goods</dt>
              <dd>{amount(goods)}</dd>
            </div>
            {options.postage && (
              <div>
                <dt>Postage</dt>
                <dd>{postage === 0 ? "Free" : amount(postage)}</dd>
              </div>
            )}
            <div className="all">
              <dt>Total</dt>
              <dd>{amount(total)}</dd>
            </div>
          </dl>
          {untilFree > 0 && <p>{amount(untilFree)} more, and the postage is on us.</p>}
          {mayOrder ? (
            <Checkout shop={shop} texts={texts} onTexts={onTexts} onOrder={onOrder} />
          ) : (
            <p>Guests can only look. Switch the role to order.</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Line({
  shop,
  line,
  onCount,
}: {
  shop: Shop;
  line: BasketLine;
  onCount: BasketPageProps["onCount"];
}) {
  const { columns, table, options } = shop;
  const product = columns.data.records(table.id).get(line.product);
  const price = columns.column(table.id, options.price);
  if (!product) return null;
  const variant =
    shop.line.variant?.kind === "choice"
      ? shop.line.variant.options.choices.find(({ id }) => id === line.variant)?.name
      : undefined;
  const name = columns.name(table.id, product);
  const what = variant ? `${name}, ${variant}` : name;
  return (
    <li>
      <ProductPicture shop={shop} product={product} variant={line.variant} />
      <span>
        <b>{name}</b>
        <small>
          {variant && `${variant}, `}
          {price?.format(priceOf(shop, product) * line.count)}
        </small>
      </span>
      <span className="count">
        <button type="button" aria-label={`One ${what} less`} onClick={() => onCount(line, line.count - 1)}>
          −
        </button>
        <output aria-label={`How many: ${what}`}>{line.count}</output>
        <button type="button" aria-label={`One ${what} more`} onClick={() => onCount(line, line.count + 1)}>
          +
        </button>
      </span>
    </li>
  );
}

function Checkout({
  shop,
  texts,
  onTexts,
  onOrder,
}: Pick<BasketPageProps, "shop" | "texts" | "onTexts" | "onOrder">) {
  const { columns, orders, options } = shop;
  const [problems, setProblems] = useState<FieldProblems>({});
  const [problem, setProblem] = useState<string>();
  const fields = options.checkout ?? orders.fields.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  const inputs = shownColumns(columns, orders, fields).filter(
    ({ field }) => !["none", "files"].includes(fieldKinds[field.kind].input.control),
  );

  function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readTexts(columns, inputs, texts);
    const missing = problemsOf(columns.data, orders, read.values);
    const asked = new Set(inputs.map(({ field }) => field.id));
    const found = Object.fromEntries(
      Object.entries({ ...missing, ...read.problems }).filter(([field]) => asked.has(field)),
    );
    setProblems(found);
    const [wrong] = inputs.filter(({ field }) => found[field.id]);
    if (wrong)
      event.currentTarget
        .querySelector<HTMLElement>(`[data-field="${wrong.field.id}"] :is(input, select, textarea)`)
        ?.focus();
    else setProblem(onOrder(read.values));
  }

  return (
    <form onSubmit={order} noValidate aria-label="Checkout">
      {inputs.map((column) => (
        <FieldInput
          key={column.field.id}
          column={column}
          data={columns.data}
          nameOf={columns.context.nameOf}
          text={texts[column.field.id] ?? ""}
          problem={problems[column.field.id]}
          onType={(text) => onTexts({ ...texts, [column.field.id]: text })}
        />
      ))}
      {options.note && <p>{options.note}</p>}
      <p role="alert" className="problem">
        {problem}
      </p>
      <button type="submit" className="act main">
        Place the order
      </button>
    </form>
  );
}
