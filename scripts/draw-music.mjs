// @ts-check
// Draws the background music: computes the loop of scripts/music/loop.mjs and encodes it as public/music/loop.m4a.
// Run: node scripts/draw-music.mjs [--wav FILE]   (same samples every time; ffmpeg encodes them)
// The address of the track carries the file's fingerprint, which is printed at the end and belongs into
// src/features/music/default-track.ts; a test compares the two.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { drawLoop, LENGTH_S } from "./music/loop.mjs";
import { fail, isCommand, project } from "./run.mjs";

/** @typedef {import("./music/loudness.mjs").Stereo} Stereo */

/** A minute at this rate is a whole number of AAC's blocks, so that no silence fills up the last one. */
const SAMPLE_RATE = 32_000;
const BLOCK = 1024;
const BLOCKS = (LENGTH_S * SAMPLE_RATE) / BLOCK;
/** Blocks of the loop's other end that the encoder hears before and after it, and that are left out again. */
const MARGIN = 4;
const BITRATE = "64k";
const LIMIT_BYTES = 500_000;

/**
 * A WAV file of 16 bits.
 * @param {Stereo} stereo
 * @param {number} sampleRate
 */
function wavFile([left, right], sampleRate) {
  const bytes = Buffer.alloc(44 + left.length * 4);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // plain samples
  bytes.writeUInt16LE(2, 22); // channels
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(left.length * 4, 40);
  for (let index = 0; index < left.length; index += 1) {
    bytes.writeInt16LE(Math.round((left[index] ?? 0) * 32_767), 44 + index * 4);
    bytes.writeInt16LE(Math.round((right[index] ?? 0) * 32_767), 46 + index * 4);
  }
  return bytes;
}

/**
 * The encoder is given more than the loop, so that both ends sound as what follows them. A block needs the one
 * before it to be decoded: that one is kept, and the file's edit list says to skip it.
 * @param {Stereo} loop
 * @param {string} wav
 * @param {string} m4a
 */
function encode(loop, wav, m4a) {
  const margin = MARGIN * BLOCK;
  /** @type {Stereo} */
  const longer = [withMargins(loop[0], margin), withMargins(loop[1], margin)];
  writeFileSync(wav, wavFile(longer, SAMPLE_RATE));
  const cut = `noise=amount=0:drop=lt(n\\,${MARGIN})+gt(n\\,${MARGIN + BLOCKS}),setts=ts=PTS-${margin}`;
  const reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  const command = [
    "-v",
    "error",
    "-y",
    "-i",
    wav,
    "-c:a",
    "aac",
    "-b:a",
    BITRATE,
    "-bsf:a",
    cut,
    ...reproducible,
  ];
  const { error, status, stderr } = spawnSync("ffmpeg", [...command, "-movflags", "+faststart", m4a], {
    encoding: "utf8",
  });
  if (error)
    throw new Error("This needs ffmpeg, which is not on the PATH: install it (apt-get install ffmpeg).");
  if (status !== 0) throw new Error(`ffmpeg could not encode ${wav}:\n${stderr}`);
}

/**
 * @param {Float32Array} channel
 * @param {number} margin
 */
function withMargins(channel, margin) {
  const { length } = channel;
  return Float32Array.from(
    { length: length + 2 * margin },
    (_, index) => channel[(index - margin + length) % length] ?? 0,
  );
}

function main() {
  const { values } = parseArgs({ options: { wav: { type: "string" } } });
  const folder = mkdtempSync(join(tmpdir(), "music-"));
  const m4a = join(project, "public", "music", "loop.m4a");
  try {
    const loop = drawLoop(SAMPLE_RATE);
    if (values.wav) writeFileSync(values.wav, wavFile(loop, SAMPLE_RATE));
    mkdirSync(dirname(m4a), { recursive: true });
    encode(loop, join(folder, "loop.wav"), m4a);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const file = readFileSync(m4a);
  if (file.length > LIMIT_BYTES) throw new Error(`${m4a} has ${file.length} bytes, over ${LIMIT_BYTES}.`);
  console.log(`${m4a}: ${file.length} bytes, fingerprint ${fingerprint(file)}`);
}

/** @param {Buffer} file */
function fingerprint(file) {
  return createHash("sha256").update(file).digest("hex").slice(0, 8);
}

if (isCommand(import.meta)) {
  try {
    main();
  } catch (error) {
    fail(error);
  }
}
