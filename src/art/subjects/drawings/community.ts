import type { Paint } from "../../paint.ts";
import * as props from "../../props/community.ts";

export const { carrot, cabbage, seedling, patchedHeart } = props;
export const cookingPot = (paint: Paint) => props.soupPot(paint);
export const bunting = (paint: Paint) => props.bunting(paint, 800);
export const donationJar = (paint: Paint) => props.givingJar(paint);
