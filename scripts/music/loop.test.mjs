// @ts-check
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultTrack } from "#src/features/music/default-track.ts";
import { drawLoop, LENGTH_S, LOUDNESS_LUFS } from "./loop.mjs";
import { loudness } from "./loudness.mjs";

/** High enough for the chords, low enough to be fast; the score is the same at any rate. */
const RATE = 4_000;
const LIMIT_BYTES = 500_000;
const loop = drawLoop(RATE);
const [left, right] = loop;

test("sixteen bars at 64 beats a minute are a minute", () => {
  expect(LENGTH_S).toBe(60);
  expect(left).toHaveLength(60 * RATE);
  expect(right).toHaveLength(60 * RATE);
});

test("nothing is clipped, and nothing is silent", () => {
  for (const channel of loop) {
    const peaks = Array.from({ length: 60 }, (_, second) =>
      peak(channel.subarray(second * RATE, (second + 1) * RATE)),
    );

    expect(Math.max(...peaks)).toBeLessThan(0.8);
    expect(Math.min(...peaks)).toBeGreaterThan(0.03);
  }
});

test("the end runs into the beginning without a jump or a corner", () => {
  for (const channel of loop) {
    const around = [...channel.slice(-200), ...channel.slice(0, 200)];
    const steps = differences(around);
    const bends = differences(steps);

    expect(Math.abs(steps[199] ?? 1)).toBeLessThanOrEqual(
      peak([...steps.slice(0, 199), ...steps.slice(200)]),
    );
    expect(peak(bends.slice(198, 200))).toBeLessThanOrEqual(
      peak([...bends.slice(0, 198), ...bends.slice(200)]),
    );
  }
});

test("it begins and ends where it is quiet", () => {
  const seam = [...left.slice(-0.15 * RATE), ...left.slice(0, 0.15 * RATE)];

  expect(power(seam)).toBeLessThan(power(left) / 2);
});

test("it is as loud as background music should be, in both ears", () => {
  expect(loudness(loop, RATE)).toBeCloseTo(LOUDNESS_LUFS, 1);
  expect(Math.abs(10 * Math.log10(power(left) / power(right)))).toBeLessThan(1);
});

test("loudness is measured as the standard says: a full 997 Hz tone in one ear is -3.01 LUFS", () => {
  const tone = Float32Array.from({ length: 96_000 }, (_, index) =>
    Math.sin((2 * Math.PI * 997 * index) / 48_000),
  );

  expect(loudness([tone, new Float32Array(96_000)], 48_000)).toBeCloseTo(-3.01, 1);
});

test("it is the same every time", () => {
  const [again] = drawLoop(RATE);

  expect(Buffer.from(again.buffer).equals(Buffer.from(left.buffer))).toBe(true);
});

test("the encoded file is an MPEG-4 container of at most 500 kB that can be played before all of it is there", () => {
  const file = readFileSync("public/music/loop.m4a");
  const boxes = boxesOf(file);

  expect(file.length).toBeLessThanOrEqual(LIMIT_BYTES);
  expect(boxes[0]).toBe("ftyp");
  expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
});

test("the address of the track carries the fingerprint of its file", () => {
  const digest = createHash("sha256").update(readFileSync("public/music/loop.m4a")).digest("hex");

  expect(defaultTrack).toBe(`/music/loop.m4a?${digest.slice(0, 8)}`);
});

/** @param {Iterable<number>} samples */
function peak(samples) {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
}

/** @param {ArrayLike<number>} samples */
function power(samples) {
  return Array.from(samples).reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
}

/** @param {number[]} values */
function differences(values) {
  return values.slice(1).map((value, index) => value - (values[index] ?? 0));
}

/**
 * Returns the names of the file's MP4 boxes.
 * @param {Buffer} file
 */
function boxesOf(file) {
  /** @type {string[]} */
  const names = [];
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    names.push(file.toString("latin1", at + 4, at + 8));
  }
  return names;
}
