import { toneLabels } from "#src/brief/feature-labels.ts";
import { briefTones } from "#src/contract/submission-states.ts";
import { moods, palettes } from "#src/sites/themes/palettes.ts";
import { TextField } from "#src/ui/field.tsx";
import type { StepProps } from "./brief-answers.ts";
import { Choice, Choices } from "./choice.tsx";

const toneNotes: Record<(typeof briefTones)[number], string> = {
  friendly: "warm, like a neighbour",
  formal: "reserved and exact",
  playful: "light, with a wink",
  luxurious: "few words, much room",
  bold: "loud and plain",
  calm: "quiet and unhurried",
};

/** The step for the tone and the colours of a site. */
export function LookStep({ form }: StepProps) {
  const tone = form.choice("tone");
  const { value: palette, onChoose: choosePalette, ...props } = form.choice("palette");
  const isMood = moods.some((mood) => mood === palette);
  return (
    <div className="grid gap-7">
      <Choices legend="Tone" className="grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]">
        <Choice
          type="radio"
          name="tone"
          label="No preference"
          note="what suits the industry"
          checked={tone.value === null}
          onChange={() => tone.onChoose(null)}
        />
        {briefTones.map((id) => (
          <Choice
            key={id}
            type="radio"
            name="tone"
            label={toneLabels[id]}
            note={toneNotes[id]}
            checked={tone.value === id}
            onChange={() => tone.onChoose(id)}
          />
        ))}
      </Choices>
      <Choices legend="Colours" className="grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]">
        <Choice
          type="radio"
          name="palette"
          label="No preference"
          checked={palette === ""}
          onChange={() => choosePalette("")}
        />
        {moods.map((mood) => (
          <Choice
            key={mood}
            type="radio"
            name="palette"
            label={mood.charAt(0).toUpperCase() + mood.slice(1)}
            checked={palette === mood}
            onChange={() => choosePalette(mood)}
          >
            <Swatches mood={mood} />
          </Choice>
        ))}
      </Choices>
      <TextField
        {...props}
        label="Colours in your own words"
        hint="Navy and gold, or #1d3557. Text on them will be readable whatever you choose."
        value={isMood ? "" : palette}
        onChange={({ target }) => choosePalette(target.value)}
      />
    </div>
  );
}

function Swatches({ mood }: { mood: (typeof moods)[number] }) {
  const palette = palettes.find(({ moods }) => moods[0] === mood) ?? palettes[0];
  if (!palette) return null;
  const { ground, dominant, accent } = palette;
  return (
    <svg aria-hidden="true" viewBox="0 0 46 18" className="h-[18px] w-auto shrink-0 stroke-edge">
      <circle cx={9} cy={9} r={8} fill={ground} />
      <circle cx={23} cy={9} r={8} fill={dominant} />
      <circle cx={37} cy={9} r={8} fill={accent} />
    </svg>
  );
}
