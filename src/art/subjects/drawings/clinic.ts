import type { Paint } from "../../paint.ts";
import * as props from "../../props/clinic.ts";

export const { toothbrush, apple, stethoscope, doctorsBag, thermometer, otoscope, pillBottle, pillBox } =
  props;
export const tooth = (paint: Paint) => props.molar(paint);
export const toothpaste = (paint: Paint) => props.pasteTube(paint);
export const dentalMirror = (paint: Paint) => props.mouthMirror(paint);
export const smile = (paint: Paint) => props.laughingMouth(paint);
export const aligner = (paint: Paint) => props.alignerCase(paint);
export const xRay = (paint: Paint) => props.toothXray(paint);
export const bloodPressureMonitor = (paint: Paint) => props.pressureCuff(paint);
export const medicalClipboard = (paint: Paint) => props.clipboard(paint);
export const stickingPlaster = (paint: Paint) => props.plaster(paint);
export const teddyBear = (paint: Paint) => props.teddy(paint, undefined, false);
