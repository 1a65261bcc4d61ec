import type { Paint } from "../../paint.ts";
import * as props from "../../props/sport.ts";

export const { kettlebell, dumbbell, stopwatch, boxingGlove } = props;
export const barbell = (paint: Paint) => props.barbell(paint, ["dominant", "accent", "iron"]);
export const skippingRope = (paint: Paint) => props.jumpRope(paint);
export const waterBottle = (paint: Paint) => props.sportBottle(paint);
export const runningShoe = (paint: Paint) => props.trainer(paint);
export const punchBag = (paint: Paint) => props.heavyBag(paint);
export const weightPlate = (paint: Paint) => props.weightPlate(paint, 320);
