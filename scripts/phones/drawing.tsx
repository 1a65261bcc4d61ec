import type { ComponentProps } from "react";

/** The size of a screen in the units of its drawing. */
export const SCREEN_WIDTH = 222;
export const SCREEN_HEIGHT = 470;

/** Refers to a gradient or filter of the same drawing: `paint("gold")`. */
export const paint = (id: string) => `url(#${id})`;

/** The numbers from 0 to one below `count`. */
export const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Pseudo-random numbers from 0 to 1, repeatable. */
export const scatter = (seed: number) => (((seed * 7919 + 13) * (seed + 104729)) % 1013) / 1013;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Gradient stops such as `"0 #fff, .5 #abc .4"`: offset, colour, opacity. */
function Stops({ stops }: { stops: string }) {
  return stops.split(", ").map((stop) => {
    const [offset, colour, opacity] = stop.split(" ");
    return <stop key={stop} offset={offset} stopColor={colour} stopOpacity={opacity} />;
  });
}

/** Vertical by default. */
export function Linear({ stops, ...props }: ComponentProps<"linearGradient"> & { stops: string }) {
  return (
    <linearGradient x2="0" y2="1" {...props}>
      <Stops stops={stops} />
    </linearGradient>
  );
}

export function Radial({ stops, ...props }: ComponentProps<"radialGradient"> & { stops: string }) {
  return (
    <radialGradient {...props}>
      <Stops stops={stops} />
    </radialGradient>
  );
}

export function Blur({ id, by }: { id: string; by: number }) {
  return (
    <filter id={id} x="-50%" y="-50%" width="200%" height="200%">
      <feGaussianBlur stdDeviation={by} />
    </filter>
  );
}

interface WordsProps extends Omit<ComponentProps<"text">, "children"> {
  x: number;
  y: number;
  size: number;
  weight?: number;
  /** Pixels from one line to the next; a line ends at a line break. */
  leading?: number;
  children: string;
}

export function Words({ size, weight, leading = size * 1.35, children, ...props }: WordsProps) {
  return (
    <text {...props} fontSize={size} fontWeight={weight}>
      {children.split("\n").map((line, index) => (
        <tspan key={line} x={props.x} y={round(props.y + index * leading)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
