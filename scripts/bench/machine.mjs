// @ts-check
import { spawnSync } from "node:child_process";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { project } from "../run.mjs";

/** Above this part of the processors in use by others, times tell more of them than of the product. */
export const MOST_LOAD = 0.15;

/** The part of the processors, from 0 to 1, that is taken while this program does nothing. */
export async function othersLoad(forMs = 250) {
  const before = processorTimes();
  await sleep(forMs);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

/** Waits for a calm moment, but not for long; returns the load that was found last. */
export async function waitForCalm(timeoutMs = 5_000) {
  const end = Date.now() + timeoutMs;
  let load = await othersLoad();
  while (load > MOST_LOAD && Date.now() < end) load = await othersLoad();
  return load;
}

function processorTimes() {
  const times = os.cpus().map(({ times }) => times);
  const sum = (/** @type {number[]} */ list) => list.reduce((total, time) => total + time, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) };
}

export function machine() {
  return {
    processors: os.cpus().length,
    model: os.cpus()[0]?.model ?? "",
    memoryGB: Math.round(os.totalmem() / 1e9),
    node: process.version,
    system: `${os.platform()} ${os.release()}`,
    loadAverage: os.loadavg(),
  };
}

/** The commit that is measured, with a mark where the files differ from it. */
export function commit() {
  const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { cwd: project, encoding: "utf8" });
  const name = git("rev-parse", "--short", "HEAD").stdout?.trim();
  if (!name) return "unknown";
  return git("status", "--porcelain").stdout ? `${name}+changes` : name;
}
