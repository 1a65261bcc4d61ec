import type { Style } from "../industries/industry.ts";
import { almanac } from "./almanac.ts";
import { counter } from "./counter.ts";
import type { Composition } from "./kit.ts";
import { ledger } from "./ledger.ts";
import { marquee } from "./marquee.ts";
import { signal } from "./signal.ts";
import { studio } from "./studio.ts";

export const compositions: Record<Style, Composition> = {
  ledger,
  studio,
  counter,
  signal,
  almanac,
  marquee,
};
