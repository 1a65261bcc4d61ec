interface SwatchesProps {
  /** Colours as `#rrggbb`, from the background up. */
  colours: readonly string[];
}

const STEP = 11;

/** The colours of a template as overlapping cards. Decorative: their names are given elsewhere. */
export function Swatches({ colours }: SwatchesProps) {
  return (
    <svg
      aria-hidden="true"
      data-decorative
      viewBox={`0 0 ${16 + STEP * (colours.length - 1)} 16`}
      className="h-4 w-auto shrink-0 stroke-edge"
    >
      {colours.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and values may repeat
        <circle key={index} cx={8 + STEP * index} cy={8} r={7} fill={colour} strokeWidth={1} />
      ))}
    </svg>
  );
}
