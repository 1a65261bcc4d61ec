import type { Paint } from "../../paint.ts";
import * as props from "../../props/house.ts";

export const { frontDoor, familyHouse, houseTag, floorPlan } = props;
export const window = (paint: Paint) => props.sashWindow(paint, true);
export const townHouses = (paint: Paint) => props.terrace(paint, ["brick", "linen", "accent"]);
export const forSaleSign = (paint: Paint) => props.saleSign(paint);
