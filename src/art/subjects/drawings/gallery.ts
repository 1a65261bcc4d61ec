import type { Paint } from "../../paint.ts";
import * as props from "../../props/gallery.ts";

export const { easel, stoneHead, sketchbook, megaphone } = props;
export const painting = (paint: Paint) => props.painting(paint, "shore", 640, 460);
export const artistsBrush = (paint: Paint) => props.paintBrush(paint);
export const paintTube = (paint: Paint) => props.paintTube(paint, "accent");
export const sculpture = (paint: Paint) => props.ringSculpture(paint);
export const colourSwatch = (paint: Paint) =>
  props.swatchFan(paint, ["dominant", "accent", "leaf", "yolk", "rose", "sea"]);
export const galleryBench = (paint: Paint) => props.bench(paint);
