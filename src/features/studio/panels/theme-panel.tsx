import surpriseIcon from "icon:dice-five";
import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { treatments } from "#src/sites/art/art-theme.ts";
import { contrast } from "#src/sites/colour.ts";
import { changeTheme } from "#src/sites/edit/edit-theme.ts";
import { checkColours, isDarkTheme, onGround, ratio, surprise } from "#src/sites/edit/turn-theme.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { type Tone, tones } from "#src/sites/themes/compose.ts";
import { fontPairings, fontStack } from "#src/sites/themes/fonts.ts";
import { type Mood, moods, type PaletteColours, palettes } from "#src/sites/themes/palettes.ts";
import { coloursOf, rolesOf, type Theme } from "#src/sites/themes/theme.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { treatmentNames } from "../treatment-names.ts";

/** Colours, type and form of the whole site. */
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
      <Group title="Ground">
        <Choice
          label="Ground"
          value={isDark ? "dark" : "light"}
          options={{ light: "Light", dark: "Dark" }}
          onChoose={(value) => setDark(value === "dark")}
        />
      </Group>
      <Palettes
        theme={theme}
        onChoose={(palette) => set("Another palette", { palette, colours: undefined })}
      />
      <Contrasts theme={theme} />
      <OwnColours
        key={JSON.stringify(coloursOf(theme))}
        theme={theme}
        onChoose={(colours) => set("Colours of your own", { colours })}
      />
      <Fonts theme={theme} onChoose={(fonts) => set("Other fonts", { fonts })} />
      <Group title="Form">
        <Choice
          label="Form"
          value={theme.form}
          options={formNames}
          onChoose={(form) => set("Another form", { form: form as Theme["form"] })}
        />
      </Group>
      <Group title="Density">
        <Choice
          label="Density"
          value={theme.density}
          options={{ tight: "Tight", even: "Even", airy: "Airy" }}
          onChoose={(density) => set("More or less room", { density: density as Theme["density"] })}
        />
      </Group>
      <Group title="Titles">
        <Choice
          label="Titles"
          value={theme.titles}
          options={{ sentence: "As written", upper: "CAPITALS" }}
          onChoose={(titles) => set("Titles otherwise", { titles: titles as Theme["titles"] })}
        />
        <Choice
          label="Where titles stand"
          value={theme.align}
          options={{ start: "At the edge", center: "In the middle" }}
          onChoose={(align) => set("Titles elsewhere", { align: align as Theme["align"] })}
        />
      </Group>
      <Labelled label="Pictures are drawn as">
        {(id) => (
          <select
            id={id}
            className={control}
            value={theme.treatment}
            onChange={(event) =>
              set("Drew the pictures otherwise", { treatment: event.target.value as Theme["treatment"] })
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

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

function Palettes({ theme, onChoose }: { theme: Theme; onChoose: (palette: string) => void }) {
  const [mood, setMood] = useState<Mood | "all">("all");
  const shown = palettes.filter(({ moods }) => mood === "all" || moods.includes(mood));
  return (
    <Group title="Palette">
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
    </Group>
  );
}

const toneNames: Record<Tone, string> = { plain: "Plain", tinted: "Tinted", dark: "Dark", accent: "Loud" };

function Contrasts({ theme }: { theme: Theme }) {
  const roles = rolesOf(theme);
  return (
    <Group title="Contrast">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="py-1 text-start font-medium">
              Ground
            </th>
            {["Text", "Quiet", "Button"].map((name) => (
              <th key={name} scope="col" className="py-1 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tones.map((tone) => {
            const { ground, ink, muted, fill, onFill } = roles[tone];
            return (
              <tr key={tone} className="border-line border-t">
                <th scope="row" className="flex items-center gap-2 py-1 text-start font-medium">
                  <span
                    aria-hidden="true"
                    className="grid size-6 place-items-center rounded text-xs ring-1 ring-line"
                    style={{ background: ground, color: ink }}
                  >
                    A
                  </span>
                  {toneNames[tone]}
                </th>
                {[contrast(ink, ground), contrast(muted, ground), contrast(onFill, fill)].map(
                  (figure, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are what they are
                    <td key={index} className="text-end">
                      {ratio(figure)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-muted text-xs">Text can be read from 4.5:1 on. No palette stays below it.</p>
    </Group>
  );
}

const colourNames: Record<keyof PaletteColours, string> = {
  dominant: "Main colour",
  accent: "Second colour",
  neutral: "Quiet colour",
  ground: "Ground",
  ink: "Darkest",
  light: "Lightest",
};

interface OwnColoursProps {
  theme: Theme;
  onChoose: (colours: PaletteColours) => void;
}

function OwnColours({ theme, onChoose }: OwnColoursProps) {
  const { dominant, accent, neutral, ground, ink, light } = coloursOf(theme);
  const kept: PaletteColours = { dominant, accent, neutral, ground, ink, light };
  const [typed, setTyped] = useState(kept);
  const { refusal, corrections } = checkColours(typed);

  return (
    <Group title="Colours of your own">
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
    </Group>
  );
}

function Fonts({ theme, onChoose }: { theme: Theme; onChoose: (fonts: string) => void }) {
  // Each pairing is written in itself.
  useEffect(() => {
    for (const pairing of fontPairings) void loadFonts(pairing);
  }, []);
  return (
    <Group title="Fonts">
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
    </Group>
  );
}
