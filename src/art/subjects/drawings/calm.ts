import type { Paint } from "../../paint.ts";
import * as props from "../../props/calm.ts";

export const { singingBowl, glassCandle, oilBottle, petalBowl, herbPouches, stoneBath } = props;
export const yogaMat = (paint: Paint) => props.rolledMat(paint);
export const meditationCushion = (paint: Paint) => props.bolster(paint);
export const massageStone = (paint: Paint) => props.stoneStack(paint);
export const orchid = (paint: Paint) => props.orchidPot(paint);
export const sunrise = (paint: Paint) => props.sunAndHills(paint);
