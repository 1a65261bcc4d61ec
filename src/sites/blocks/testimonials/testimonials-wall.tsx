import { css, type ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";
import { Voice } from "./voice.tsx";

function TestimonialsWall({ data, id, level }: ViewProps<TestimonialsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="What customers say" />
      <ul className="sw-voices-wall">
        <Each of={data.testimonials}>
          {(voice) => (
            <li>
              <Voice voice={voice} />
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

export const testimonialsWall = {
  label: "Columns of voices",
  View: TestimonialsWall,
  css: css`.sw-voices-wall{columns:19rem;column-gap:clamp(1.6rem,3cqi,2.8rem)}
.sw-voices-wall li{break-inside:avoid;padding-block:1.5rem;border-top:2px solid var(--sw-accent);margin-bottom:1.4rem}
.sw-voices-wall blockquote{font-size:1.12rem;text-wrap:pretty}`,
};
