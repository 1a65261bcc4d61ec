import type { Paint } from "../../paint.ts";
import * as props from "../../props/party.ts";

export const { cloche, weddingCake, weddingArch, invitation, clipboard } = props;
export const cakeStand = (paint: Paint) => props.tieredStand(paint);
export const champagneGlass = (paint: Paint) => props.flute(paint);
export const grazingBoard = (paint: Paint) => props.grazingBoard(paint, 330);
export const gildedChair = (paint: Paint) => props.partyChair(paint);
