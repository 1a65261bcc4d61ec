import type { ViewProps } from "../define-block.ts";
import { Action, Head, Paragraphs, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { AboutData } from "./about-fields.ts";
import css from "./about-overlap.css?site";

function AboutOverlap({ data, id, tone, level, scope }: ViewProps<AboutData>) {
  return (
    <div className="sw-inner sw-overlap">
      {data.picture && (
        <div className="sw-overlap-art sw-frame" data-picture="picture">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="banner" />
        </div>
      )}
      <div className="sw-overlap-text">
        <Head id={id} level={level} data={{ kicker: data.kicker, title: data.title }} fallback="Our story" />
        <Paragraphs field="paragraphs" texts={data.paragraphs} />
        <Text of={data} field="signature" className="sw-quiet" />
        <Action field="action" link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const aboutOverlap = {
  label: "Text laid over a wide picture",
  View: AboutOverlap,
  css,
};
