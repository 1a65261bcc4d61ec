import type { Paint } from "../../paint.ts";
import * as props from "../../props/building.ts";

export const { crane, trowel, blueprint, brickStack } = props;
export const timberFrame = (paint: Paint) => props.houseFrame(paint);
export const buildingSite = (paint: Paint) => props.skeleton(paint);
export const brickWall = (paint: Paint) => props.brickWall(paint, 6, 7);
export const cementMixer = (paint: Paint) => props.concreteMixer(paint);
