import type { Paint } from "../../paint.ts";
import * as props from "../../props/baking.ts";

export const { baguette, wheatEar, layerCake, rollingPin, whisk, flourSack, icedBun } = props;
export const roundLoaf = (paint: Paint) => props.roundLoaf(paint, 330);
export const cinnamonBun = (paint: Paint) => props.spiralBun(paint, 300);
export const fruitTart = (paint: Paint) => props.fruitTart(paint, 320);
