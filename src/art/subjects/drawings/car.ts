import type { Paint } from "../../paint.ts";
import * as props from "../../props/car.ts";

export const { carFront, brakeDisc, carBattery, sparkPlug, carKey } = props;
export const car = (paint: Paint) => props.carSide(paint);
export const carWheel = (paint: Paint) => props.wheel(paint);
export const engineOil = (paint: Paint) => props.oilJug(paint);
export const tyreStack = (paint: Paint) => props.tyreStack(paint, 4);
