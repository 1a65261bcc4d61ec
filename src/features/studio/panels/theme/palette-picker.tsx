import clsx from "clsx";
import { useState } from "react";
import { type Mood, moods, palettes } from "#src/sites/themes/palettes.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { control } from "../../inspector/labelled.tsx";
import { ThemeGroup } from "./theme-group.tsx";

/** All palettes, or those of one mood. */
export function PalettePicker({ theme, onChoose }: { theme: Theme; onChoose: (palette: string) => void }) {
  const [mood, setMood] = useState<Mood | "all">("all");
  const shown = palettes.filter(({ moods }) => mood === "all" || moods.includes(mood));
  return (
    <ThemeGroup title="Palette">
      <select
        aria-label="Which palettes"
        className={control}
        value={mood}
        onChange={(event) => setMood(event.target.value as Mood | "all")}
      >
        <option value="all">All palettes</option>
        {moods.map((mood) => (
          <option key={mood} value={mood}>
            {mood[0]?.toUpperCase()}
            {mood.slice(1)}
          </option>
        ))}
      </select>
      <RadioGroup
        label="Palette"
        value={theme.colours ? null : theme.palette}
        onChoose={onChoose}
        className="grid grid-cols-4 gap-1.5"
      >
        {shown.map((palette) => (
          <RadioButton
            key={palette.id}
            value={palette.id}
            aria-label={palette.name}
            title={palette.name}
            className="flex h-11 w-full items-end overflow-hidden rounded-lg p-1 ring-1 ring-line hover:ring-edge aria-checked:ring-3 aria-checked:ring-signal"
            style={{ background: palette.ground }}
          >
            {[palette.dominant, palette.accent, palette.neutral].map((colour, index) => (
              <span
                key={colour}
                className={clsx("h-5 first:rounded-s last:rounded-e", index === 0 ? "grow-2" : "grow")}
                style={{ background: colour }}
              />
            ))}
          </RadioButton>
        ))}
      </RadioGroup>
    </ThemeGroup>
  );
}
