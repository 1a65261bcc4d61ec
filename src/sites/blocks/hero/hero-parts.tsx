import { Each, Title } from "../parts.tsx";
import type { HeroData } from "./hero-fields.ts";

/** Longer titles are set smaller, so that the first screen holds more than their words. */
const LONG_TITLE = 56;
const MEDIUM_TITLE = 30;
/** A word of more letters would break in the larger size. */
const LONG_WORD = /\p{L}{13}/u;

export function HeroTitle({ data, id, level }: { data: HeroData; id: string; level: 1 | 2 }) {
  return (
    <Title id={id} level={level} fallback="Welcome" className={`sw-hero-title${lengthClass(data.title)}`}>
      {data.title}
    </Title>
  );
}

function lengthClass(title: string) {
  if (title.length > LONG_TITLE || LONG_WORD.test(title)) return " sw-hero-long";
  return title.length > MEDIUM_TITLE ? " sw-hero-medium" : "";
}

export function Facts({ facts }: { facts: HeroData["facts"] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="sw-facts">
      <Each of={facts} field="facts">
        {({ figure, label }) => (
          <div>
            <dt data-field="label">{label}</dt>
            <dd data-field="figure">{figure}</dd>
          </div>
        )}
      </Each>
    </dl>
  );
}
