import type { Paint } from "../../paint.ts";
import * as props from "../../props/flowers.ts";
import { at } from "../../shapes.ts";

export const { secateurs } = props;
export const rose = (paint: Paint) => props.rose(paint, "tomato");
export const peony = (paint: Paint) => props.peony(paint, "tongue");
export const anemone = (paint: Paint) => props.anemone(paint, "dominant");
export const bouquet = (paint: Paint) => props.wrappedBunch(paint, ["tongue", "accent", "foam"]);
export const vaseOfFlowers = (paint: Paint) =>
  at(0, 0, {}, at(0, -560, {}, props.bunch(paint, ["tongue", "accent", "foam"])), props.vase(paint));
export const tulipBucket = (paint: Paint) => props.tulipBucket(paint, ["tomato", "yolk"]);
export const wreath = (paint: Paint) => props.wreath(paint, 260, ["tongue", "foam", "light"]);
export const ribbon = (paint: Paint) => props.ribbonReel(paint);
