import { css, type ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";
import { Voice } from "./voice.tsx";

function TestimonialsNotes({ data, id, level }: ViewProps<TestimonialsData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="What customers say" />
      <ul className="sw-voices-notes">
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

export const testimonialsNotes = {
  label: "Notes on a wall",
  View: TestimonialsNotes,
  css: css`.sw-voices-notes{display:grid;gap:1.6rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));align-items:start}
.sw-voices-notes li{padding:1.7rem 1.6rem;background:var(--sw-surface);border:var(--sw-border);border-radius:var(--sw-radius-card);box-shadow:var(--sw-shadow)}
@container sw-site (min-width:48rem){.sw-voices-notes li:nth-child(odd){rotate:-1.2deg}.sw-voices-notes li:nth-child(even){rotate:1deg;margin-top:1.6rem}}`,
};
