import type { ViewProps } from "../define-block.ts";
import { Each, Head } from "../parts.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";
import css from "./testimonials-notes.css?site";
import { Voice } from "./voice.tsx";

function TestimonialsNotes({ data, id, level }: ViewProps<TestimonialsData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        data={{ kicker: data.kicker, title: data.title }}
        fallback="What customers say"
      />
      <ul className="sw-voices-notes">
        <Each of={data.testimonials} field="testimonials">
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
  css,
};
