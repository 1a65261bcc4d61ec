import type { ArtTheme } from "../art-theme.ts";
import { distance } from "../colour.ts";
import { createPaint } from "../paint.ts";
import type { Scene } from "../scene.ts";
import { standIn } from "../treatments/flat.ts";
import type { DrawnSubject } from "./subject.ts";

type Field = Scene["behind"];

/** Colours that are closer can hardly be told apart side by side. */
const CLOSE = 0.1;
/** A subject with a larger share of its shapes in the colour of a field vanishes before it. */
const MOST = 0.4;

/** Returns the usual field of colour for a subject, or the other one if the subject would vanish before it. */
export function fieldBehind(subject: DrawnSubject, theme: ArtTheme, usual: Field): Field {
  if (theme.treatment !== "flat" && theme.treatment !== "type") return usual;
  const paint = createPaint(theme, 0, "field");
  const colours: string[] = [];
  subject.draw({
    ...paint,
    body: (material, ...rest) => {
      colours.push(standIn(paint, material));
      return paint.body(material, ...rest);
    },
  });
  const share = (field: Field) =>
    colours.filter((colour) => distance(colour, theme[field]) < CLOSE).length / Math.max(1, colours.length);
  const other = usual === "accent" ? "dominant" : "accent";
  return share(usual) > MOST && share(other) < share(usual) ? other : usual;
}
