import type { ViewProps } from "../define-block.ts";
import { Action, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./hero-cover.css?site";
import type { HeroData } from "./hero-fields.ts";
import { Facts, HeroTitle } from "./hero-parts.tsx";

function HeroCover({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <div className="sw-inner">
      <p className="sw-cover-line">
        <Text of={data} field="kicker" as="span" />
        <Text of={data} field="note" as="span" />
      </p>
      <div className="sw-cover-title">
        <HeroTitle data={data} id={id} level={level} />
      </div>
      <div className="sw-cover">
        {data.picture && (
          <div className="sw-cover-art" data-picture="picture">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
          </div>
        )}
        <div className="sw-cover-text">
          <Text of={data} field="text" className={leadClass(data.text)} />
          <p className="sw-cover-links">
            <Action field="action" link={data.action} scope={scope} />
            <Action field="second" link={data.second} scope={scope} className="sw-link" />
          </p>
          <Facts facts={data.facts.slice(0, 3)} />
        </div>
      </div>
    </div>
  );
}

/** A shorter text would end beside its initial, and only a letter can be one. */
const LEAST_WITH_INITIAL = 150;
const FEW = 70;

function leadClass(text: string) {
  if (text.length < FEW) return "sw-cover-lead sw-cover-few";
  const hasInitial = text.length >= LEAST_WITH_INITIAL && /^\p{L}/u.test(text);
  return hasInitial ? "sw-cover-lead sw-cover-initial" : "sw-cover-lead";
}

export const heroCover = {
  label: "A magazine's cover",
  View: HeroCover,
  css,
};
