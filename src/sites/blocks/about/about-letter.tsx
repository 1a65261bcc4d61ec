import type { ViewProps } from "../define-block.ts";
import { Action, Head, Paragraphs, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { AboutData } from "./about-fields.ts";
import css from "./about-letter.css?site";

function AboutLetter({ data, id, tone, level, scope }: ViewProps<AboutData>) {
  return (
    <div className="sw-inner sw-letter">
      {data.picture && (
        <div className="sw-letter-art sw-frame" data-picture="picture">
          <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
        </div>
      )}
      <div>
        <Head id={id} level={level} data={{ kicker: data.kicker, title: data.title }} fallback="Our story" />
        <Paragraphs field="paragraphs" texts={data.paragraphs} />
        <Text of={data} field="signature" className="sw-signature" />
        <Action field="action" link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const aboutLetter = {
  label: "A letter with a portrait",
  View: AboutLetter,
  css,
};
