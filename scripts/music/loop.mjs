// @ts-check
/** The background music: a seamless loop of one minute, synthesized from the score below. */

import { loudness } from "./loudness.mjs";

/** @typedef {import("./loudness.mjs").Stereo} Stereo */
/** @typedef {{ at: number, hertz: number, level: number, pan: number }} Note `at` in seconds; `pan` from -1 to 1 */

const BEATS_PER_MINUTE = 64;
const BARS = 16;
const BAR_S = (4 * 60) / BEATS_PER_MINUTE;
export const LENGTH_S = BARS * BAR_S;
export const LOUDNESS_LUFS = -16.5;

const ATTACK_S = 1.6;
const RELEASE_S = 2.4;
const CHORD_BARS = 2;
const DETUNING_CENTS = [-5, 0, 6];
/** Bass first. D, B minor, G and A, twice, with different upper voices the second time. */
const CHORDS = [
  ["D2", "A2", "F#3", "C#4", "E4"],
  ["B1", "F#2", "D3", "A3", "E4"],
  ["G1", "D3", "B3", "F#4", "A4"],
  ["A1", "E3", "G3", "B3", "F#4"],
  ["D2", "F#3", "A3", "B3", "E4"],
  ["B1", "A2", "D3", "F#3", "C#4"],
  ["G1", "D3", "A3", "B3", "E4"],
  ["A1", "E3", "G3", "D4", "F#4"],
];

const SEED = 1604;
const BELLS = ["A4", "B4", "D5", "E5", "F#5", "A5", "B5"];
const BELL_CHANCE = 0.24;
const BELL_S = 5;
/** The partials of a struck bar relative to the lowest one: frequency ratio, level, decay time. */
const BELL_TONES = [
  { ratio: 1, level: 1, decay: 1.1 },
  { ratio: 2.76, level: 0.22, decay: 0.42 },
  { ratio: 5.4, level: 0.07, decay: 0.16 },
];

const COMBS_S = [0.0297, 0.0371, 0.0411, 0.0437, 0.0531, 0.0617];
/** The right ear's room is a little larger, which makes it wide. */
const SPREAD_S = 0.0013;
const FEEDBACK = 0.84;
const DAMPING = 0.35;
const WET = 0.3;
/** The time after which the initial state of a comb filter is inaudible. */
const SETTLING_S = 8;

/**
 * The whole loop. Whatever sounds beyond its end is written on from its beginning.
 * @param {number} sampleRate
 * @returns {Stereo}
 */
export function drawLoop(sampleRate) {
  const length = Math.round(LENGTH_S * sampleRate);
  /** @type {Stereo} */
  const dry = [new Float32Array(length), new Float32Array(length)];
  for (const note of padNotes()) addPad(dry, sampleRate, note);
  for (const note of bellNotes()) addBell(dry, sampleRate, note);

  /** @type {Stereo} */
  const loop = [withRoom(dry[0], sampleRate, 0), withRoom(dry[1], sampleRate, SPREAD_S)];
  scale(loop, 10 ** ((LOUDNESS_LUFS - loudness(loop, sampleRate)) / 20));
  return beginAt(loop, quietestMoment(loop, sampleRate));
}

/** @returns {Note[]} */
function padNotes() {
  return CHORDS.flatMap((names, chord) =>
    names.map((name, voice) => ({
      at: chord * CHORD_BARS * BAR_S,
      hertz: pitch(name),
      level: voice === 0 ? 0.3 : 0.2,
      // The bass in the middle, the others alternately left and right.
      pan: voice === 0 ? 0 : (voice % 2 === 0 ? 1 : -1) * 0.16 * voice,
    })),
  );
}

/** Every half beat a bell is struck or not, never two within a beat and a half. */
function bellNotes() {
  const random = randomNumbers(SEED);
  const step = BAR_S / 8;
  /** @type {Note[]} */
  const notes = [];
  for (let count = 2; count < BARS * 8; count += 1) {
    const [strikes, which, level, pan] = [random(), random(), random(), random()];
    const last = notes.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (strikes > BELL_CHANCE || count * step - last < step * 2.5) continue;
    notes.push({
      at: count * step,
      hertz: pitch(BELLS[Math.floor(which * BELLS.length)] ?? "D5"),
      level: 0.05 + 0.05 * level,
      pan: 1.2 * pan - 0.6,
    });
  }
  return notes;
}

/**
 * One voice of a chord: three sines beside one another.
 * @param {Stereo} into
 * @param {number} sampleRate
 * @param {Note} note
 */
function addPad(into, sampleRate, { at, hertz, level, pan }) {
  const held = CHORD_BARS * BAR_S;
  for (const [index, cents] of DETUNING_CENTS.entries()) {
    const turn = (2 * Math.PI * hertz * 2 ** (cents / 1200)) / sampleRate;
    addTone(into, sampleRate, { at, seconds: held + RELEASE_S, pan: pan + (index - 1) * 0.25 }, (sample) => {
      const time = sample / sampleRate;
      const rise = softStep(time / ATTACK_S);
      const fall = softStep((held + RELEASE_S - time) / RELEASE_S);
      return (level / DETUNING_CENTS.length) * rise * fall * Math.sin(turn * sample + index * 2.1);
    });
  }
}

/**
 * @param {Stereo} into
 * @param {number} sampleRate
 * @param {Note} note
 */
function addBell(into, sampleRate, { at, hertz, level, pan }) {
  for (const tone of BELL_TONES) {
    const turn = (2 * Math.PI * hertz * tone.ratio) / sampleRate;
    if (turn >= Math.PI) continue; // too high for this rate
    addTone(into, sampleRate, { at, seconds: BELL_S, pan }, (sample) => {
      const time = sample / sampleRate;
      const strike = softStep(time / 0.006);
      const fall = Math.exp(-time / tone.decay) * softStep((BELL_S - time) / 0.5);
      return level * tone.level * strike * fall * Math.sin(turn * sample);
    });
  }
}

/**
 * @param {Stereo} into
 * @param {number} sampleRate
 * @param {{ at: number, seconds: number, pan: number }} place
 * @param {(sample: number) => number} toneAt
 */
function addTone([left, right], sampleRate, { at, seconds, pan }, toneAt) {
  const first = Math.round(at * sampleRate);
  const samples = Math.round(seconds * sampleRate);
  const angle = ((Math.min(1, Math.max(-1, pan)) + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
  for (let sample = 0; sample < samples; sample += 1) {
    const value = toneAt(sample);
    const index = (first + sample) % left.length;
    left[index] = (left[index] ?? 0) + toLeft * value;
    right[index] = (right[index] ?? 0) + toRight * value;
  }
}

/**
 * With its echoes: combs side by side, each of which dulls what it returns. They run through the end of the
 * loop first, so that its beginning has that end's echoes in it.
 * @param {Float32Array} dry
 * @param {number} sampleRate
 * @param {number} spread
 */
function withRoom(dry, sampleRate, spread) {
  const settling = Math.round(SETTLING_S * sampleRate);
  const out = dry.slice();
  for (const delay of COMBS_S) {
    const line = new Float32Array(Math.round((delay + spread) * sampleRate));
    let dulled = 0;
    for (let sample = -settling; sample < dry.length; sample += 1) {
      const place = (sample + settling) % line.length;
      const echo = line[place] ?? 0;
      dulled = echo + DAMPING * (dulled - echo);
      line[place] = (dry[(sample + dry.length) % dry.length] ?? 0) + FEEDBACK * dulled;
      if (sample >= 0) out[sample] = (out[sample] ?? 0) + (WET / COMBS_S.length) * echo;
    }
  }
  return out;
}

/**
 * Browsers fall silent for some milliseconds when they go back to the beginning. It is heard least where the music
 * is quietest, and does not click where both channels pass through zero.
 * @param {Stereo} loop
 * @param {number} sampleRate
 */
function quietestMoment(loop, sampleRate) {
  const reach = Math.round(0.15 * sampleRate);
  const everywhere = { from: 0, to: loop[0].length, step: Math.round(0.01 * sampleRate) };
  const quiet = leastEnergy(loop, everywhere, reach);
  return leastEnergy(loop, { from: quiet - reach, to: quiet + reach, step: 1 }, 1);
}

/**
 * @param {Stereo} loop
 * @param {{ from: number, to: number, step: number }} places
 * @param {number} reach how many samples to either side are heard together
 */
function leastEnergy([left, right], { from, to, step }, reach) {
  let least = { at: 0, energy: Number.POSITIVE_INFINITY };
  for (let at = from; at < to; at += step) {
    let energy = 0;
    for (let sample = at - reach; sample < at + reach; sample += 1) {
      const index = (sample + left.length) % left.length;
      energy += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
    }
    if (energy < least.energy) least = { at: (at + left.length) % left.length, energy };
  }
  return least.at;
}

/**
 * @param {Stereo} loop
 * @param {number} first
 * @returns {Stereo}
 */
function beginAt([left, right], first) {
  const turned = (/** @type {Float32Array} */ channel) =>
    Float32Array.from(channel, (_, index) => channel[(index + first) % channel.length] ?? 0);
  return [turned(left), turned(right)];
}

/**
 * @param {Stereo} stereo
 * @param {number} factor
 */
function scale(stereo, factor) {
  for (const channel of stereo)
    for (const [index, value] of channel.entries()) channel[index] = value * factor;
}

/** From 0 to 1 without a corner, and flat beyond. */
function softStep(/** @type {number} */ x) {
  return x <= 0 ? 0 : x >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * x);
}

/** In equal temperament, A4 being 440 Hz. */
function pitch(/** @type {string} */ name) {
  const [, letter = "A", sharp, octave] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const steps = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[letter] ?? 0;
  return 440 * 2 ** ((steps + (sharp ? 1 : 0)) / 12 + Number(octave) - 4);
}

/** Mulberry32: small, and deterministic on every system. */
function randomNumbers(/** @type {number} */ seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
