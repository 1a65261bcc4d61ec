import type { Paint } from "../../paint.ts";
import * as props from "../../props/tools.ts";

export const {
  spanner,
  hammer,
  screwdriver,
  pliers,
  drill,
  tapeMeasure,
  spiritLevel,
  toolbox,
  paintTin,
  paintRoller,
  hardHat,
} = props;
export const paintbrush = (paint: Paint) => props.paintBrush(paint, "accent");
export const stepLadder = (paint: Paint) => props.ladder(paint);
export const handSaw = (paint: Paint) => props.saw(paint);
