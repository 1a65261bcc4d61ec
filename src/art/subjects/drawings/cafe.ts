import type { Paint } from "../../paint.ts";
import * as props from "../../props/cafe.ts";

export const { espressoMachine, pourOver, kettle, coffeeBag, croissant, cakeDome, paperCup, icedCoffee } =
  props;
export const latteCup = (paint: Paint) => props.latteCup(paint, 300);
export const eggOnToast = (paint: Paint) => props.eggToast(paint);
