import playIcon from "icon:play";
import { useState } from "react";
import { Badge, type Tone } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

const badges: readonly { tone: Tone; text: string }[] = [
  { tone: "green", text: "Active" },
  { tone: "amber", text: "Pending" },
  { tone: "blue", text: "In progress" },
  { tone: "red", text: "Critical" },
  { tone: "cyan", text: "Deployed" },
  { tone: "grey", text: "Archived" },
];

/** A sample of everything that the settings change. The animation of its button respects reduced motion. */
export function SettingsPreview() {
  const [turn, setTurn] = useState(0);
  return (
    <section
      aria-labelledby="settings-preview"
      className="blueprint rounded-card border border-line p-2 sm:p-4"
    >
      <h3 id="settings-preview" className="mb-3 font-medium font-text text-base tracking-normal">
        Preview
      </h3>
      <div
        key={turn}
        className="animate-slide-in overflow-hidden rounded-card border border-line bg-raised shadow-float"
      >
        <PreviewPicture />
        <div className="p-3 sm:p-4">
          <p className="font-bold font-display text-xl leading-tight">Gannet Row Bakery</p>
          <p className="mt-1.5">Bread from six in the morning.</p>
          <p className="mt-1 text-muted text-sm">Closed on Mondays</p>
          <div className="mt-4 flex flex-wrap gap-1.5">
            {badges.map(({ tone, text }) => (
              <Badge key={tone} tone={tone}>
                {text}
              </Badge>
            ))}
          </div>
          <Button look="primary" className="mt-4" onClick={() => setTurn(turn + 1)}>
            <Icon path={playIcon} /> Show motion
          </Button>
        </div>
      </div>
    </section>
  );
}

function PreviewPicture() {
  return (
    <svg
      viewBox="0 0 320 96"
      aria-hidden="true"
      data-decorative=""
      preserveAspectRatio="xMidYMid slice"
      className="block h-24 w-full bg-amber-tint"
    >
      <circle cx="262" cy="34" r="46" className="fill-amber-ink/15" />
      <circle cx="262" cy="34" r="24" className="fill-amber-ink/25" />
      <path d="M0 78h320v18H0z" className="fill-amber-ink/40" />
      <path d="M36 78c0-26 14-38 40-38s40 12 40 38z" className="fill-amber-ink/80" />
      <path d="M104 78c0-34 18-48 48-48s48 14 48 48z" className="fill-amber-ink" />
      <path d="M192 78c0-22 12-32 34-32s34 10 34 32z" className="fill-amber-ink/80" />
      <path
        d="M58 56l8-9M74 54l8-10M128 50l10-13M150 48l10-14M172 50l9-12M212 60l7-9M228 60l8-9"
        className="stroke-amber-tint"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
