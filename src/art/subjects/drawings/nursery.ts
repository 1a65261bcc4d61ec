import type { Paint } from "../../paint.ts";
import * as props from "../../props/nursery.ts";

export const { woodenRainbow, toyTrain, childPainting, lunchBox } = props;
export const wellingtonBoots = (paint: Paint) => props.rubberBoots(paint);
export const crayon = (paint: Paint) => props.crayon(paint, "accent");
export const babyMobile = (paint: Paint) => props.mobile(paint);
