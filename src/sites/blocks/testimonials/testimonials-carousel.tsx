import type { ViewProps } from "../define-block.ts";
import { Each, Head, Slider } from "../parts.tsx";
import css from "./testimonials-carousel.css?site";
import type { TestimonialsData } from "./testimonials-fields.ts";
import { Voice } from "./voice.tsx";

function TestimonialsCarousel({ data, id, level }: ViewProps<TestimonialsData>) {
  return (
    <>
      <div className="sw-inner">
        <Head
          id={id}
          level={level}
          data={{ kicker: data.kicker, title: data.title }}
          fallback="What customers say"
        />
      </div>
      <Slider className="sw-carousel" label={data.title || "What customers say"}>
        <ul>
          <Each of={data.testimonials} field="testimonials">
            {(voice) => (
              <li>
                <Voice voice={voice} />
              </li>
            )}
          </Each>
        </ul>
      </Slider>
    </>
  );
}

export const testimonialsCarousel = {
  label: "A row to slide",
  View: TestimonialsCarousel,
  css,
};
