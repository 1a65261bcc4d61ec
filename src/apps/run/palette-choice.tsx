import type { palettes as all } from "#src/sites/themes/palettes.ts";

interface PaletteChoiceProps {
  /** Groups the radio buttons. */
  name: string;
  palettes: typeof all;
  value: string;
  onChoose: (palette: string) => void;
}

/** All palettes as small pictures of their colours. */
export const PaletteChoice = ({ name, palettes, value, onChoose }: PaletteChoiceProps) => (
  <fieldset className="field run-group">
    <legend>Palette</legend>
    <div className="run-palettes">
      {palettes.map(({ id, name: title, ground, dominant, accent }) => (
        <label key={id} title={title}>
          <input
            type="radio"
            name={`${name}-palette`}
            aria-label={title}
            checked={id === value}
            onChange={() => onChoose(id)}
          />
          <svg viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
            <path fill={ground} d="M0 0h40v40H0z" />
            <path fill={dominant} d="M0 40 40 0v40z" />
            <path fill={accent} d="M22 40 40 22v18z" />
          </svg>
        </label>
      ))}
    </div>
  </fieldset>
);
