export interface PotShape {
  /** The outline of the right half: pairs of width and height from rim to foot, both from 0 to 100. */
  outline: readonly (readonly [width: number, height: number])[];
  /** How flat it is: a plate has 0.13, a vase 1. */
  squash: number;
  hasHandle: boolean;
}

const PLAIN: PotShape["outline"] = [
  [30, 0],
  [34, 60],
  [24, 100],
];

/** Reads `flat 0.52 handle 50,0 49,8 18,100`. What cannot be read is left out. */
export function readPotShape(text: string): PotShape {
  const outline = [...text.matchAll(/(\d{1,3}),(\d{1,3})/g)].map(
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
  const [, flat] = /\bflat (\d(?:\.\d{1,2})?)/.exec(text) ?? [];
  return {
    outline: outline.length > 1 ? outline.slice(0, 40) : PLAIN,
    squash: flat === undefined ? 1 : Math.max(0.05, Number(flat)),
    hasHandle: /\bhandle\b/.test(text),
  };
}

export const writePotShape = ({ outline, squash, hasHandle }: PotShape) =>
  [
    ...(squash === 1 ? [] : [`flat ${squash}`]),
    ...(hasHandle ? ["handle"] : []),
    ...outline.map((point) => point.join(",")),
  ].join(" ");
