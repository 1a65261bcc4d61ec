import type { Paint } from "../../paint.ts";
import * as props from "../../props/travel.ts";

export const { tableLamp, deskBell, roomKey, suitcase, curtainedWindow, passport } = props;
export const aeroplaneWindow = (paint: Paint) => props.planeWindow(paint);
export const map = (paint: Paint) => props.mapSheet(paint);
export const sailingBoat = (paint: Paint) => props.sailboat(paint);
export const mountain = (paint: Paint) => props.mountains(paint);
export const hotAirBalloon = (paint: Paint) => props.airBalloon(paint);
