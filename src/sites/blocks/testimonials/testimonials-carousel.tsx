import { css, type ViewProps } from "../define-block.ts";
import { Each, Head, Slider } from "../parts.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";
import { Voice } from "./voice.tsx";

function TestimonialsCarousel({ data, id, level }: ViewProps<TestimonialsData>) {
  return (
    <>
      <div className="sw-inner">
        <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="What customers say" />
      </div>
      <Slider className="sw-carousel" label={data.title || "What customers say"}>
        <ul>
          <Each of={data.testimonials}>
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
  css: css`.sw-carousel{overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:var(--sw-bleed);padding-bottom:1.4rem}
.sw-carousel>ul{display:flex;gap:clamp(1.6rem,4cqi,4rem);padding-inline:var(--sw-bleed);width:max-content}
.sw-carousel li{width:min(82cqi,36rem);scroll-snap-align:start;padding-inline-start:1.4rem;border-inline-start:3px solid var(--sw-accent)}
.sw-carousel blockquote{font:var(--sw-weight) clamp(1.25rem,1rem + 1cqi,1.8rem)/1.35 var(--sw-display);letter-spacing:calc(var(--sw-tracking)/2)}
.sw-testimonials-carousel .sw-carousel:focus-visible{outline-offset:-3px}`,
};
