import type { ViewProps } from "../define-block.ts";
import { Action, Head, Paragraphs, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import css from "./about-columns.css?site";
import type { AboutData } from "./about-fields.ts";

function AboutColumns({ data, id, tone, level, scope }: ViewProps<AboutData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={{ kicker: data.kicker, title: data.title }} fallback="Our story" />
      <div className="sw-columns">
        <Paragraphs field="paragraphs" texts={data.paragraphs} className="sw-columns-text" />
        {data.picture && (
          <figure className="sw-columns-art" data-picture="picture">
            <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} />
            <Text of={data} field="signature" as="figcaption" />
          </figure>
        )}
      </div>
      <Action field="action" link={data.action} scope={scope} className="sw-link" />
    </div>
  );
}

export const aboutColumns = {
  label: "Columns as in a magazine",
  View: AboutColumns,
  css,
};
