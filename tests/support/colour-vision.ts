import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Lrgb,
  wcagContrast,
} from "culori";

export type Deficiency = "protanopia" | "deuteranopia" | "tritanopia";

export const contrast: (one: string, other: string) => number = wcagContrast;

const matrices = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

const toLinear = converter("lrgb");

/** Simulates a colour vision deficiency: Machado et al. (2009), full severity, in linear light. */
export function simulate(colour: string, deficiency: Deficiency): Lrgb {
  const linear = toLinear(colour);
  if (!linear) throw new Error(`${colour} is no colour`);
  // The library expects sRGB in name only and multiplies the values directly, so the linear values are
  // passed.
  const seen = matrices[deficiency]({ ...linear, mode: "rgb" });
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { mode: "lrgb", r: within(seen.r), g: within(seen.g), b: within(seen.b) };
}

export const difference = differenceCiede2000();
