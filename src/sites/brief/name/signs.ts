import type { Span } from "./candidates.ts";
import type { NameContext } from "./context.ts";
import { rightOf } from "./signs-after.ts";
import { boundsOf, otherPlacesOf } from "./signs-around.ts";
import { leftOf } from "./signs-before.ts";
import { knownOf } from "./signs-known.ts";
import { usualOf } from "./signs-ordinary.ts";
import { shapeOf } from "./signs-within.ts";

/** Returns the features of a span for and against being the name. weights.ts has the weight of each. */
export function signsOf(context: NameContext, span: Span): string[] {
  const left = leftOf(context, span);
  const right = rightOf(context, span);
  const isCapital = context.words[span.from]?.isCapital === true && !context.isUpper;
  const style = context.isFlat ? "f" : !isCapital ? "s" : isMixed(context, span) ? "m" : "c";
  const shape = shapeOf(context, span);
  const size = Math.min(5, span.to - span.from + 1);
  const main = left[0] ?? "";
  return [
    ...left.flatMap((sign) => [`l:${sign}`, `l:${sign}:${style}`]),
    ...right.flatMap((sign) => [`r:${sign}`, `r:${sign}:${style}`]),
    `lr:${main}:${right[0]}`,
    `ls:${main}:${size > 1 ? 2 : 1}${style}`,
    ...shape,
    `n:${size}${style}`,
    `style:${style}`,
    ...boundsOf(context, span, style),
    ...otherPlacesOf(context, span),
    ...knownOf(context, span),
    ...usualOf(context, span),
  ];
}

/** Only the first word is capitalised, as in any sentence: "Tiny coffee". */
const isMixed = ({ words }: NameContext, { from, to }: Span) =>
  to > from && !words.slice(from + 1, to + 1).some(({ isCapital }) => isCapital);
