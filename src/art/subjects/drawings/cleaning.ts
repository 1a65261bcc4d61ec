import type { Paint } from "../../paint.ts";
import * as props from "../../props/cleaning.ts";

export const { sprayBottle, bucket, sponge, squeegee, dustpan } = props;
export const vacuumCleaner = (paint: Paint) => props.vacuum(paint);
export const rubberGlove = (paint: Paint) => props.glove(paint);
