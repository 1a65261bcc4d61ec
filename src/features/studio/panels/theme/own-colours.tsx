import { useState } from "react";
import { checkColours } from "#src/sites/edit/turn-theme.ts";
import type { PaletteColours } from "#src/sites/themes/palettes.ts";
import { coloursOf, type Theme } from "#src/sites/themes/theme.ts";
import { Button } from "#src/ui/button.tsx";
import { control } from "../../inspector/labelled.tsx";
import { ThemeGroup } from "./theme-group.tsx";

const colourNames: Record<keyof PaletteColours, string> = {
  dominant: "Main colour",
  accent: "Second colour",
  neutral: "Quiet colour",
  ground: "Background",
  ink: "Darkest",
  light: "Lightest",
};

interface OwnColoursProps {
  theme: Theme;
  onChoose: (colours: PaletteColours) => void;
}

/** Six custom colours instead of a palette. */
export function OwnColours({ theme, onChoose }: OwnColoursProps) {
  const { dominant, accent, neutral, ground, ink, light } = coloursOf(theme);
  const kept: PaletteColours = { dominant, accent, neutral, ground, ink, light };
  const [typed, setTyped] = useState(kept);
  const { refusal, corrections } = checkColours(typed);

  return (
    <ThemeGroup title="Colours of your own">
      <div className="grid grid-cols-2 gap-2">
        {Object.entries(colourNames).map(([name, label]) => {
          const key = name as keyof PaletteColours;
          return (
            <label key={name} className="grid gap-1 text-xs">
              {label}
              <span className="flex gap-1">
                <input
                  type="color"
                  aria-label={`${label}, picker`}
                  className="size-9 shrink-0 rounded-lg border border-edge bg-raised p-0.5"
                  value={/^#[0-9a-f]{6}$/.test(typed[key]) ? typed[key] : kept[key]}
                  onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
                />
                <input
                  aria-label={label}
                  className={`${control} min-h-9 min-w-0 px-1.5`}
                  value={typed[key]}
                  maxLength={7}
                  onChange={(event) => setTyped({ ...typed, [key]: event.target.value.trim().toLowerCase() })}
                />
              </span>
            </label>
          );
        })}
      </div>
      <div role="status" className="grid gap-1.5 text-xs">
        {refusal && <p className="text-danger">{refusal}</p>}
        {corrections.map((correction) => (
          <p key={correction} className="border-amber-ink border-s-2 ps-2 text-muted">
            {correction}
          </p>
        ))}
      </div>
      <Button
        size="small"
        disabled={refusal !== undefined || JSON.stringify(typed) === JSON.stringify(kept)}
        onClick={() => onChoose(typed)}
      >
        Use these colours
      </Button>
    </ThemeGroup>
  );
}
