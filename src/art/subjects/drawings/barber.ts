import type { Paint } from "../../paint.ts";
import * as props from "../../props/barber.ts";

export const { barberPole, razor, shavingBrush, latherBowl, barberChair, hotTowels } = props;
export const hairClippers = (paint: Paint) => props.clippers(paint);
