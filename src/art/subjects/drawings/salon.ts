import type { Paint } from "../../paint.ts";
import * as props from "../../props/salon.ts";

export const { scissors, comb, salonChair } = props;
export const shampooBottle = (paint: Paint) => props.flask(paint, "accent");
export const creamJar = (paint: Paint) => props.jar(paint, "accent");
export const hairdryer = (paint: Paint) => props.dryer(paint);
export const roundMirror = (paint: Paint) => props.roundMirror(paint, 300);
export const hairBrush = (paint: Paint) => props.roundBrush(paint);
export const hairColour = (paint: Paint) => props.colourBowl(paint, "accent");
