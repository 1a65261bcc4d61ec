import { Text } from "../parts.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";

export function Voice({ voice }: { voice: TestimonialsData["testimonials"][number] }) {
  return (
    <figure className="sw-voice">
      <blockquote>
        <p data-field="quote">{voice.quote}</p>
      </blockquote>
      <figcaption>
        <strong data-field="name">{voice.name}</strong>
        <Text of={voice} field="context" as="span" />
      </figcaption>
    </figure>
  );
}
