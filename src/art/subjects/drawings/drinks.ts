import type { Paint } from "../../paint.ts";
import * as props from "../../props/drinks.ts";

export const { martini, beerCan } = props;
export const cocktailGlass = (paint: Paint) => props.coupe(paint);
export const whiskyGlass = (paint: Paint) => props.tumbler(paint);
export const cocktailShaker = (paint: Paint) => props.shaker(paint);
export const spiritBottle = (paint: Paint) => props.spiritBottle(paint, "bottle");
export const pintGlass = (paint: Paint) => props.pint(paint);
export const hopCone = (paint: Paint) => props.hop(paint);
export const brewingKettle = (paint: Paint) => props.brewKettle(paint);
export const beerTap = (paint: Paint) => props.tapTower(paint);
export const beerBarrel = (paint: Paint) => props.keg(paint);
export const lemonSlice = (paint: Paint) => props.citrusWheel(paint, 320);
