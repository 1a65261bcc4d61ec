import type { Paint } from "../../paint.ts";
import * as props from "../../props/gathering.ts";

export const { stage } = props;
export const marquee = (paint: Paint) => props.bigTent(paint);
export const oldMicrophone = (paint: Paint) => props.microphone(paint);
export const discoBall = (paint: Paint) => props.mirrorBall(paint);
export const nameBadge = (paint: Paint) => props.badge(paint);
export const balloon = (paint: Paint) => props.balloons(paint);
export const ticket = (paint: Paint) => props.tickets(paint);
