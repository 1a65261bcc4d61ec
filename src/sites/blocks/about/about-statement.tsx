import type { ViewProps } from "../define-block.ts";
import { Action, Head, MarkedText, Paragraphs, Text } from "../parts.tsx";
import type { AboutData } from "./about-fields.ts";
import css from "./about-statement.css?site";

/** A longer paragraph is no statement, and is set for reading. */
const LONGEST_LARGE = 180;

function AboutStatement({ data, id, level, scope }: ViewProps<AboutData>) {
  const [first = "", ...others] = data.paragraphs;
  return (
    <div className="sw-inner sw-statement">
      <Head id={id} level={level} data={{ kicker: data.kicker, title: data.title }} fallback="Our story" />
      <div className="sw-statement-text">
        {first && (
          <p
            className={
              first.length > LONGEST_LARGE ? "sw-statement-first sw-statement-long" : "sw-statement-first"
            }
            data-field="paragraphs.0"
          >
            <MarkedText text={first} />
          </p>
        )}
        <Paragraphs field="paragraphs" from={1} texts={others} className="sw-statement-rest" />
        <Text of={data} field="signature" className="sw-quiet" />
        <Action field="action" link={data.action} scope={scope} className="sw-link" />
      </div>
    </div>
  );
}

export const aboutStatement = {
  label: "A statement in large type",
  View: AboutStatement,
  css,
};
