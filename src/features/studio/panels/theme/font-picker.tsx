import clsx from "clsx";
import { useEffect } from "react";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { fontPairings, fontStack } from "#src/sites/themes/fonts.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { ThemeGroup } from "./theme-group.tsx";

/** The font pairings, each shown in its own fonts. */
export function FontPicker({ theme, onChoose }: { theme: Theme; onChoose: (fonts: string) => void }) {
  // Loads the fonts, because each pairing is shown in its own.
  useEffect(() => {
    for (const pairing of fontPairings) void loadFonts(pairing);
  }, []);
  return (
    <ThemeGroup title="Fonts">
      <RadioGroup label="Fonts" value={theme.fonts} onChoose={onChoose} className="grid gap-1.5">
        {fontPairings.map((pairing) => (
          <RadioButton
            key={pairing.id}
            value={pairing.id}
            className={clsx(
              "w-full rounded-lg border px-3 py-1.5 text-start",
              theme.fonts === pairing.id
                ? "border-signal bg-cyan-tint text-cyan-ink"
                : "border-line bg-raised hover:border-edge",
            )}
          >
            <span
              className="block truncate text-xl leading-tight"
              style={{ fontFamily: fontStack(pairing.display), fontWeight: pairing.weight }}
            >
              {pairing.display.name}
            </span>
            <span className="block truncate text-sm" style={{ fontFamily: fontStack(pairing.text) }}>
              with {pairing.text.name}
            </span>
          </RadioButton>
        ))}
      </RadioGroup>
    </ThemeGroup>
  );
}
