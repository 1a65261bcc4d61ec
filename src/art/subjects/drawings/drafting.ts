import type { Paint } from "../../paint.ts";
import * as props from "../../props/drafting.ts";

export const { modernHouse, cardModel, compasses, scaleRuler } = props;
export const archway = (paint: Paint) => props.archAndStair(paint);
export const towerBlock = (paint: Paint) => props.tower(paint);
