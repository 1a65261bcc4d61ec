import type { Paint } from "../../paint.ts";
import * as props from "../../props/camera.ts";

export const { camera, tripod, softbox, filmRoll, contactSheet } = props;
export const photoAlbum = (paint: Paint) => props.album(paint);
