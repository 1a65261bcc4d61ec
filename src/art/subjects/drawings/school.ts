import type { Paint } from "../../paint.ts";
import * as props from "../../props/school.ts";

export const { pencil, exerciseBook, blackboard, globe, paperPlane, pencilCup, setSquare } = props;
export const schoolBag = (paint: Paint) => props.backpack(paint);
