import type { Paint } from "../../paint.ts";
import * as props from "../../props/food.ts";
import { at, together } from "../../shapes.ts";

export const { fork, spoon, wineBottle, wineGlass } = props;
export const pasta = (paint: Paint) =>
  together(
    props.plate(paint, 400),
    props.pastaNest(paint, 200),
    at(-110, -90, {}, props.tomato(paint, 42)),
    at(100, -60, {}, props.tomato(paint, 44)),
    at(20, 110, {}, props.tomato(paint, 40)),
    props.basil(paint),
  );
export const dinnerPlate = (paint: Paint) =>
  together(props.plate(paint, 290), at(-370, 0, {}, props.fork(paint)), at(370, 0, {}, props.knife(paint)));
export const tomato = (paint: Paint) => props.wholeTomato(paint, 280);
export const slicedBread = (paint: Paint) => props.breadSlice(paint);
export const friedEggs = (paint: Paint) => props.eggPan(paint, 300);
export const soupBowl = (paint: Paint) => props.soupBowl(paint, 300);
export const blackCoffee = (paint: Paint) => props.coffeeCup(paint, 260);
export const olive = (paint: Paint) =>
  together(
    at(-60, 20, { scale: 1.6 }, props.olive(paint)),
    at(70, -30, { scale: 1.6, rotate: 40 }, props.olive(paint)),
    at(40, 90, { scale: 1.6, rotate: 100 }, props.olive(paint)),
  );
