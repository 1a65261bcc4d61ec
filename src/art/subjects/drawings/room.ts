import type { Paint } from "../../paint.ts";
import * as props from "../../props/room.ts";

export const { bankersLamp, deskLamp, candle } = props;
export const housePlant = (paint: Paint) => props.pottedPlant(paint);
