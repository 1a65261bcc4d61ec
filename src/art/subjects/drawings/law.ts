import type { Paint } from "../../paint.ts";
import * as props from "../../props/law.ts";

export const { column, scales, gavel, hourglass } = props;
export const courthouse = (paint: Paint) => props.temple(paint);
export const brassKey = (paint: Paint) => props.key(paint);
