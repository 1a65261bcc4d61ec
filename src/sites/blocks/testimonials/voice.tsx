import type { TestimonialsData } from "./testimonials-fields.ts";

export function Voice({ voice }: { voice: TestimonialsData["testimonials"][number] }) {
  return (
    <figure className="sw-voice">
      <blockquote>
        <p>{voice.quote}</p>
      </blockquote>
      <figcaption>
        <strong>{voice.name}</strong>
        {voice.context && <span>{voice.context}</span>}
      </figcaption>
    </figure>
  );
}
