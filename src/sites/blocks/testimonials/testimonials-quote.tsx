import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";
import css from "./testimonials-quote.css?site";
import { Voice } from "./voice.tsx";

function TestimonialsQuote({ data, id, tone, level, scope }: ViewProps<TestimonialsData>) {
  const [voice] = data.testimonials;
  return (
    <div className="sw-inner sw-quote">
      <Head
        id={id}
        level={level}
        data={{ kicker: data.kicker, title: data.title }}
        fallback="What customers say"
      />
      {voice && (
        <div className="sw-quote-body" data-entry="testimonials.0">
          {voice.picture && (
            <div className="sw-quote-art" data-picture="picture">
              <Picture picture={voice.picture} scope={scope} tone={tone} id={`${id}-art`} />
            </div>
          )}
          <Voice voice={voice} />
        </div>
      )}
    </div>
  );
}

export const testimonialsQuote = {
  label: "One large quote",
  View: TestimonialsQuote,
  css,
};
