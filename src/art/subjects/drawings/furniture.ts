import type { Paint } from "../../paint.ts";
import * as props from "../../props/furniture.ts";

export const { armchair, sofa, floorLamp, sideTable, sideboard, roomPlan } = props;
export const branchVase = (paint: Paint) => props.vase(paint);
export const materialSample = (paint: Paint) => props.sampleBoard(paint);
