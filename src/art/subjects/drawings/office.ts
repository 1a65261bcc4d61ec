import type { Paint } from "../../paint.ts";
import * as props from "../../props/office.ts";
import { at, together } from "../../shapes.ts";

export const {
  fountainPen,
  envelope,
  calculator,
  ledger,
  chartSheet,
  folder,
  laptop,
  receipt,
  clock,
  calendar,
  mug,
} = props;
export const stackOfBooks = (paint: Paint) =>
  props.bookStack(paint, ["dominant", "accent", "linen", "leather", "ink"]);
export const sheetOfPaper = (paint: Paint) => props.paperSheet(paint, 460, 620);
export const coins = (paint: Paint) =>
  together(
    at(-170, 0, {}, props.coinPile(paint, 3)),
    props.coinPile(paint, 6),
    at(170, 0, {}, props.coinPile(paint, 9)),
  );
export const binders = (paint: Paint) =>
  props.binders(paint, ["dominant", "accent", "ink", "linen", "dominant"]);
export const readingGlasses = (paint: Paint) => props.glasses(paint);
