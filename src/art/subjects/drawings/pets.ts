import type { Paint } from "../../paint.ts";
import * as props from "../../props/pets.ts";
import { at, together } from "../../shapes.ts";

export const dog = (paint: Paint) =>
  together(
    at(0, 0, {}, props.bust(paint, props.coats[1], 480, 300)),
    at(0, -390, { scale: 1.2, rotate: 4 }, props.dogHead(paint, props.coats[1])),
  );
export const terrier = (paint: Paint) =>
  together(
    at(0, 0, {}, props.bust(paint, props.coats[0], 520, 380)),
    at(0, -470, { scale: 1.1, rotate: -3 }, props.terrierHead(paint, props.coats[0])),
  );
export const cat = (paint: Paint) =>
  together(
    at(0, 0, {}, props.bust(paint, { fur: "ash", ears: "iron", patch: "cream" }, 460, 320)),
    at(
      0,
      -370,
      { scale: 1.14, rotate: -4 },
      props.catHead(paint, { fur: "ash", ears: "iron", patch: "cream" }),
    ),
  );
export const dogBone = (paint: Paint) => props.bone(paint);
export const foodBowl = (paint: Paint) => props.feedingBowl(paint);
export const dogBrush = (paint: Paint) => props.groomingBrush(paint);
export const dogLead = (paint: Paint) => props.leash(paint);
export const rubberDuck = (paint: Paint) => props.duck(paint);
