import type { Paint } from "../../paint.ts";
import * as props from "../../props/solar.ts";

export const solarPanel = (paint: Paint) => props.panelRow(paint);
export const solarHouse = (paint: Paint) => props.sunnyHouse(paint);
export const homeBattery = (paint: Paint) => props.wallBattery(paint);
