import type { Paint } from "../../paint.ts";
import * as props from "../../props/fashion.ts";
import { at } from "../../shapes.ts";

export const { handbag, strawHat, sunglasses, paperBag, threadReel } = props;
export const coat = (paint: Paint) => props.coat(paint, "dominant");
export const dress = (paint: Paint) => props.dress(paint, "accent");
export const shirt = (paint: Paint) => props.shirt(paint, "light");
export const trousers = (paint: Paint) => props.trousers(paint, "dominant");
export const shoe = (paint: Paint) => props.heel(paint);
export const foldedKnits = (paint: Paint) => props.foldedKnits(paint, ["dominant", "accent", "light", "ink"]);
export const gemstone = (paint: Paint) => props.gem(paint, 300);
export const ring = (paint: Paint) => props.ring(paint, 200);
export const jewelleryBox = (paint: Paint) => props.ringBox(paint);
export const necklace = (paint: Paint) =>
  at(0, 0, {}, props.neckStand(paint), at(0, -560, {}, props.necklace(paint)));
export const pearl = (paint: Paint) => props.pearls(paint);
export const earring = (paint: Paint) => props.earrings(paint);
export const wristwatch = (paint: Paint) => props.watch(paint);
