/** Dollars as people and programs write them, in whole cents: `$1,349`, `1.349,50`, `49.5`. */
export function readAmount(text: string): number | undefined {
  const figures = text.replace(/[\s'’]|\$|USD/gi, "");
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(figures);
  const [, whole = "", thousands, point, cents = ""] = match ?? [];
  if (!match || (thousands && thousands === point)) return undefined;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}
