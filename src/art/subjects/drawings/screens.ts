import type { Paint } from "../../paint.ts";
import * as props from "../../props/screens.ts";

export const { flipChart, tablet, serverRack, meetingChair } = props;
export const noticeboard = (paint: Paint) => props.noteBoard(paint);
export const boundReport = (paint: Paint) => props.report(paint);
export const smartphone = (paint: Paint) => props.phone(paint);
export const monitor = (paint: Paint) => props.monitor(paint, props.codeLines(paint));
export const stickyNote = (paint: Paint) => props.stickyNote(paint, "yolk", 420);
export const compass = (paint: Paint) => props.compass(paint, 280);
