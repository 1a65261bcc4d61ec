import type { Paint } from "../../paint.ts";
import * as props from "../../props/electrics.ts";

export const { multimeter, cableCoil, plug, carCharger } = props;
export const lightBulb = (paint: Paint) => props.bulb(paint);
export const fuseBox = (paint: Paint) => props.breakerPanel(paint);
export const socket = (paint: Paint) => props.outlet(paint);
export const lightSwitch = (paint: Paint) => props.switchPlate(paint);
