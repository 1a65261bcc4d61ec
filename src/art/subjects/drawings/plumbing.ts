import type { Paint } from "../../paint.ts";
import * as props from "../../props/plumbing.ts";

export const { tap, boiler, radiator, showerHead, thermostat, plunger } = props;
export const pressureGauge = (paint: Paint) => props.gauge(paint, 300);
export const copperElbow = (paint: Paint) => props.elbow(paint);
export const waterValve = (paint: Paint) => props.valve(paint);
