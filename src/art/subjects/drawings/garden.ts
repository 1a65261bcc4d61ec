import type { Paint } from "../../paint.ts";
import * as props from "../../props/garden.ts";

export const { topiary, wheelbarrow, spade } = props;
export const tree = (paint: Paint) => props.tree(paint, 780);
export const hedge = (paint: Paint) => props.hedge(paint, 700, 330);
export const gardenWateringCan = (paint: Paint) => props.wateringCan(paint);
export const lavenderPot = (paint: Paint) => props.pot(paint, "lavender");
export const fernPot = (paint: Paint) => props.pot(paint, "fern");
export const gardenShears = (paint: Paint) => props.shears(paint);
export const lawnmower = (paint: Paint) => props.mower(paint);
export const fence = (paint: Paint) => props.fence(paint, 800);
