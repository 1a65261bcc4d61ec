import currencies from "./currencies.json";

const bySign = new Map(Object.entries(currencies));

/** The ISO code of a sign or code beside an amount. */
export const currencyOf = (text: string) => bySign.get(text.trim()) ?? bySign.get(text.trim().toUpperCase());

/** A head can name the currency: "Price (€)", "Total EUR". */
export function currencyInHead(head: string) {
  for (const piece of head.split(/[\s()[\]/,]+/)) {
    // One letter is too little, and a head's own word may look like a sign.
    if (/^[A-Z]{3}$/.test(piece) || /^(\p{Sc}|\p{Lu}{1,2}\p{Sc})$/u.test(piece)) {
      const found = bySign.get(piece);
      if (found) return found;
    }
  }
  const [sign] = /\p{Sc}/u.exec(head) ?? [];
  return sign && bySign.get(sign);
}
