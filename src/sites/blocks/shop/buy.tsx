import { payeeOf } from "../../embeds/addresses.ts";
import type { ShopData } from "./shop-fields.ts";

type Item = ShopData["items"][number];

/** The link to an item's payment page; nothing for an item without one. */
export function Buy({ item, words }: { item: Item; words: string }) {
  if (item.isSoldOut) return <p className="sw-sold-out">Sold out</p>;
  const payee = payeeOf(item.to);
  if (!payee) return null;
  return (
    <a className="sw-button" data-field=":button" href={item.to}>
      {words || "Buy"}
      <span className="sw-hidden">{`: ${item.name}, at ${payee}`}</span>
    </a>
  );
}

/** Names the services on whose pages visitors pay. */
export function Payees({ items }: { items: ShopData["items"] }) {
  const names = [...new Set(items.flatMap(({ to, isSoldOut }) => (isSoldOut ? [] : payeeOf(to) || [])))];
  if (names.length === 0) return null;
  return <p className="sw-shop-note">{`You pay on a page of ${names.join(" or ")}.`}</p>;
}
