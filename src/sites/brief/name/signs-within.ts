import { places } from "../places.ts";
import { isHint, isIndustryWord } from "../read-industry.ts";
import type { Span } from "./candidates.ts";
import type { NameContext } from "./context.ts";
import { COMMON, GENERIC, JOINTS, LEGAL, LINKING, rightKind, SOLO, STREET } from "./word-kinds.ts";

/** Returns features of the words themselves. */
export function shapeOf(
  { text, words, industries, isWish, isFlat, isUpper, inAddress }: NameContext,
  { from, to }: Span,
): string[] {
  const own = words.slice(from, to + 1);
  const lows = own.map(({ low }) => low.replace("’", "'"));
  const signs: string[] = [];
  const add = (sign: string, holds: boolean) => {
    if (holds) signs.push(sign);
  };
  const inner = text.slice(own[0]?.start, own.at(-1)?.end);
  const letters = lows.join("");
  const isIndustry = (index: number) => industries.has(from + index);
  const isKnown = (low: string, index: number) =>
    GENERIC.has(low) ||
    COMMON.has(low) ||
    LINKING.has(low) ||
    isIndustry(index) ||
    isIndustryWord(own[index]?.stem ?? "");
  const distinct = lows.filter((low, index) => !isKnown(low, index) && !places.has(low));
  const isMany = own.length > 1;
  add("the", lows[0] === "the");
  add("the-only", lows[0] === "the" && !isMany);
  add("&", /[&+×]/.test(inner));
  add("@", /\s@\s/.test(inner));
  add("and", /\sand\s|\sn\s/i.test(inner));
  add("of", /\sof\s/i.test(inner));
  add(
    "joint-in",
    lows.slice(1, -1).some((low) => /^(?:in|at|for|to|by|with|a|on)$/.test(low)),
  );
  add("title-first", /^(?:mr|mrs|ms|miss|dr|sir)$/.test(lows[0] ?? ""));
  add("in-last", own.length > 2 && /^(?:in|near|at|around)$/.test(lows.at(-2) ?? ""));
  add(
    "in-place",
    own.some(
      ({ low }, index) =>
        index > 0 && /^(?:in|near|at|around)$/.test(low) && places.has(lows[index + 1] ?? ""),
    ),
  );
  add("'s", isMany && lows.some((low) => /'s$|s'$/.test(low)));
  add("'s-end", /['’]s?$/.test(own.at(-1)?.low ?? ""));
  add("dot", /\.\s/.test(inner));
  add("dash", /\s[-–—/]\s/.test(inner));
  add("legal", isMany && LEGAL.has(lows.at(-1) ?? ""));
  add("trade-last", isMany && isIndustry(own.length - 1) && !isIndustry(0));
  add("trade-first", isMany && isIndustry(0) && !isIndustry(own.length - 1));
  add(
    "trade-inner",
    isMany && !isIndustry(0) && !isIndustry(own.length - 1) && own.some((_, index) => isIndustry(index)),
  );
  add(
    "trade-only",
    own.every((_, index) => isIndustry(index)),
  );
  add("hint-last", isMany && isHint(own.at(-1)?.stem ?? "") && !isIndustry(own.length - 1));
  add("hint-only", !isMany && isHint(own[0]?.stem ?? ""));
  add("plain-only", distinct.length === 0);
  add(`distinct-${Math.min(3, distinct.length)}${isFlat ? "f" : ""}`, true);
  add("generic-first", GENERIC.has(lows[0] ?? "") && lows[0] !== "the");
  add(
    "generic-only",
    lows.every((low) => GENERIC.has(low)),
  );
  add("common-first", COMMON.has(lows[0] ?? ""));
  add(
    "common-only",
    lows.every((low) => COMMON.has(low) || LINKING.has(low)),
  );
  add("common-last", isMany && COMMON.has(lows.at(-1) ?? ""));
  add(
    "common-inner",
    lows.slice(1, -1).some((low) => COMMON.has(low)),
  );
  add("linking-first", LINKING.has(lows[0] ?? "") && lows[0] !== "the");
  add("linking-last", LINKING.has(lows.at(-1) ?? ""));
  add(
    "linking-inner",
    lows.slice(1, -1).some((low) => LINKING.has(low) && !JOINTS.has(low)),
  );
  add(
    "linking-only",
    lows.every((low) => LINKING.has(low)),
  );
  add(
    "verb-last",
    isMany && ["verb", "modal", "is"].includes(rightKind(lows.at(-1) ?? "")) && !own.at(-1)?.isCapital,
  );
  add(
    "verb-inner",
    lows
      .slice(1, -1)
      .some(
        (low, step) =>
          ["verb", "modal", "is", "are"].includes(rightKind(low)) && !(own[step + 1]?.isCapital && !isUpper),
      ),
  );
  add("place-only", lows.every((low) => places.has(low) || JOINTS.has(low)) || places.has(lows.join(" ")));
  add("place-last", isMany && places.has(lows.at(-1) ?? ""));
  add("place-first", isMany && places.has(lows[0] ?? ""));
  add("wish", isWish(from, to));
  add("wish-inner", isMany && own.some((_, index) => isWish(from + index, from + index)));
  add("street", STREET.has(lows.at(-1) ?? "") && isMany);
  add("street-number", STREET.has(lows.at(-1) ?? "") && /^\d/.test(words[from - 1]?.low ?? lows[0] ?? ""));
  add(
    "digits",
    lows.some((low) => /^\d+$/.test(low)),
  );
  add(
    "digits-only",
    lows.every((low) => /^[\d.]+\p{L}{0,2}$/u.test(low)),
  );
  add("digits-first", isMany && /^\d/.test(lows[0] ?? ""));
  add("year-last", isMany && /^(?:19|20)\d\d$/.test(lows.at(-1) ?? ""));
  add("camel", /\p{Ll}\p{Lu}\p{Ll}/u.test(inner));
  add("upper", !isUpper && /^[\p{Lu}\p{N}\s&'’-]{4,}$/u.test(inner));
  add("upper-one", !isMany && !isUpper && /^\p{Lu}{2,}$/u.test(inner));
  add("short", letters.length < 3);
  add("in-address", inAddress(from) || inAddress(to));
  add("plural-one", !isMany && /[^s'’]s$/.test(lows[0] ?? ""));
  add("ing-one", !isMany && /ing$|ed$|ly$/.test(lows[0] ?? ""));
  add("ing-first", isMany && /ing$/.test(lows[0] ?? ""));
  add(
    "solo-person",
    own.length === 2 &&
      distinct.length === 2 &&
      [...industries.values()].slice(0, 6).some((industry) => SOLO.has(industry)),
  );
  add(
    "my-name-solo",
    /^(?:is|i|i'm|am|im)$/.test(words[from - 1]?.low ?? "") &&
      own.length === 2 &&
      distinct.length === 2 &&
      [...industries.values()].slice(0, 6).some((industry) => SOLO.has(industry)),
  );
  add(
    "mixed",
    isMany &&
      !isFlat &&
      own.some(({ isCapital }) => isCapital) &&
      own.slice(1).some(({ isCapital, low }) => !isCapital && !JOINTS.has(low)),
  );
  return signs;
}
