import type { TestimonialsData } from "./testimonials-fields.ts";

export function Voice({ voice }: { voice: TestimonialsData["testimonials"][number] }) {
  return (
    <figure className="sw-voice">
      <blockquote>
        <p data-field="quote">{voice.quote}</p>
      </blockquote>
      <figcaption>
        <strong data-field="name">{voice.name}</strong>
        {voice.context && <span data-field="context">{voice.context}</span>}
      </figcaption>
    </figure>
  );
}
