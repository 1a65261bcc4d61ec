import type { Paint } from "../../paint.ts";
import * as props from "../../props/music.ts";

export const { microphone, guitar, amplifier, turntable, pianoKeys, sheetMusic, cello, headphones } = props;
export const vinylRecord = (paint: Paint) => props.vinyl(paint, 330);
export const snareDrum = (paint: Paint) => props.snare(paint);
