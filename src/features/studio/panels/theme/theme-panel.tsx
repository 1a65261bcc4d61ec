import surpriseIcon from "icon:dice-five";
import clsx from "clsx";
import { Suspense } from "react";
import { treatments } from "#src/art/art-theme.ts";
import { changeTheme } from "#src/sites/edit/edit-theme.ts";
import { isDarkTheme, onGround, surprise } from "#src/sites/edit/turn-theme.ts";
import { coloursOf, type Theme } from "#src/sites/themes/theme.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { control, Labelled } from "../../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../../studio-slice.ts";
import { treatmentNames } from "../../treatment-names.ts";
import { ContrastTable } from "./contrast-table.tsx";
import { FontPicker } from "./font-picker.tsx";
import { LogoGroup } from "./logo-group.tsx";
import { OwnColours } from "./own-colours.tsx";
import { PalettePicker } from "./palette-picker.tsx";
import { ThemeGroup } from "./theme-group.tsx";

/** Logo, colours, typography and shapes of the whole site. */
export function ThemePanel() {
  const { theme } = useSite();
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const set = (what: string, changes: Partial<Theme>, merge?: string) =>
    change(what, (site) => changeTheme(site, changes), merge);
  const setDark = (dark: boolean) => {
    const { colours } = onGround(theme, dark);
    set(dark ? "Made the site dark" : "Made the site light", { colours });
  };
  const isDark = isDarkTheme(theme);

  return (
    <fieldset disabled={!canEdit} className="grid min-w-0 gap-6">
      <legend className="sr-only">Theme of the site</legend>
      <Button
        onClick={() => {
          set("A surprise", surprise(theme, Math.floor(Math.random() * 100_000)));
          announce("Another look. Undo brings back the one before.", "studio");
        }}
      >
        <Icon path={surpriseIcon} /> Surprise me
      </Button>
      <Suspense fallback={<Skeleton className="h-32" />}>
        <LogoGroup />
      </Suspense>
      <ThemeGroup title="Light or dark">
        <Choice
          label="Light or dark"
          value={isDark ? "dark" : "light"}
          options={{ light: "Light", dark: "Dark" }}
          onChoose={(value) => setDark(value === "dark")}
        />
      </ThemeGroup>
      <PalettePicker
        theme={theme}
        onChoose={(palette) => set("Another palette", { palette, colours: undefined })}
      />
      <ContrastTable theme={theme} />
      <OwnColours
        key={JSON.stringify(coloursOf(theme))}
        theme={theme}
        onChoose={(colours) => set("Colours of your own", { colours })}
      />
      <FontPicker theme={theme} onChoose={(fonts) => set("Other fonts", { fonts })} />
      <ThemeGroup title="Shapes">
        <Choice
          label="Shapes"
          value={theme.form}
          options={formNames}
          onChoose={(form) => set("Other shapes", { form: form as Theme["form"] })}
        />
      </ThemeGroup>
      <ThemeGroup title="Density">
        <Choice
          label="Density"
          value={theme.density}
          options={{ tight: "Tight", even: "Even", airy: "Airy" }}
          onChoose={(density) => set("Changed the spacing", { density: density as Theme["density"] })}
        />
      </ThemeGroup>
      <ThemeGroup title="Titles">
        <Choice
          label="Titles"
          value={theme.titles}
          options={{ sentence: "As written", upper: "CAPITALS" }}
          onChoose={(titles) => set("Changed the titles", { titles: titles as Theme["titles"] })}
        />
        <Choice
          label="Position of titles"
          value={theme.align}
          options={{ start: "At the edge", center: "In the middle" }}
          onChoose={(align) => set("Moved the titles", { align: align as Theme["align"] })}
        />
      </ThemeGroup>
      <Labelled label="Pictures are drawn as">
        {(id) => (
          <select
            id={id}
            className={control}
            value={theme.treatment}
            onChange={(event) =>
              set("Changed how pictures are drawn", { treatment: event.target.value as Theme["treatment"] })
            }
          >
            {treatments.map((treatment) => (
              <option key={treatment} value={treatment}>
                {treatmentNames[treatment]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </fieldset>
  );
}

const formNames: Record<Theme["form"], string> = {
  hairline: "Hairline",
  soft: "Soft",
  pill: "Pill",
  outline: "Outline",
  tactile: "Tactile",
};

interface ChoiceProps {
  label: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <RadioGroup label={label} value={value} onChoose={onChoose} className="flex flex-wrap gap-1.5">
      {Object.entries(options).map(([id, name]) => (
        <RadioButton
          key={id}
          value={id}
          className={clsx(
            "min-h-9 grow rounded-lg border px-2.5 font-medium text-sm",
            value === id
              ? "border-signal bg-cyan-tint text-cyan-ink"
              : "border-line bg-raised hover:border-edge",
          )}
        >
          {name}
        </RadioButton>
      ))}
    </RadioGroup>
  );
}
