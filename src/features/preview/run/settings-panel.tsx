import closeIcon from "icon:x";
import { useEffect, useId, useRef, useState } from "react";
import type { AppSettings } from "#src/api/work-records.ts";
import { defaultSettings } from "#src/apps/default-settings.ts";
import { useStoredApp } from "#src/apps/game-stage.tsx";
import { forgetData, keepSettings } from "#src/apps/stored-apps.ts";
import type { GameId } from "#src/entities/projects/app-ids.ts";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";

interface SettingsPanelProps {
  gameId: GameId;
  appKey: string;
  name?: string | undefined;
  onForget: () => void;
  onClose: () => void;
}

/** Settings for name, colours and fonts, and a button to restart. Changes show immediately. */
export function SettingsPanel({ gameId, appKey, name, onForget, onClose }: SettingsPanelProps) {
  const { data: stored } = useStoredApp(appKey);
  const delivered = { ...defaultSettings[gameId], ...(name && { name: name.slice(0, 80) }) };
  const [draft, setDraft] = useState<AppSettings>();
  const settings = draft ?? stored?.settings ?? delivered;
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState("");
  const title = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const change = (changed: Partial<AppSettings>) => {
    const next = { ...settings, ...changed };
    setDraft(next);
    if (!next.name.trim()) return;
    keepSettings(appKey, next).then(
      () => setSaid("Saved"),
      (error: Error) => setSaid(error.message),
    );
  };

  return (
    <section
      ref={box}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-y-0 end-0 z-20 flex w-80 max-w-full flex-col gap-5 overflow-y-auto border-line border-s bg-raised p-5 text-ink shadow-float outline-none"
    >
      <div className="flex items-center justify-between">
        <h2 id={title} className="text-xl">
          Edit this
        </h2>
        <Button look="quiet" aria-label="Close the settings" className="w-11 px-0" onClick={onClose}>
          <Icon path={closeIcon} />
        </Button>
      </div>
      <TextField
        label="Name"
        value={settings.name}
        maxLength={80}
        onChange={(event) => change({ name: event.target.value })}
        error={settings.name.trim() ? undefined : "A name is needed"}
      />
      <fieldset>
        <legend className="mb-1 font-medium">Palette</legend>
        <div className="grid grid-cols-6 gap-1.5">
          {palettes.map(({ id, name, ground, dominant, accent }) => (
            <label
              key={id}
              title={name}
              className="relative grid h-11 overflow-hidden rounded-md border border-edge has-checked:outline-3 has-checked:outline-signal has-focus-visible:outline-5 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={title}
                aria-label={name}
                checked={id === settings.palette}
                onChange={() => change({ palette: id })}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <svg viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true" className="size-full">
                <path fill={ground} d="M0 0h40v40H0z" />
                <path fill={dominant} d="M0 40 40 0v40z" />
                <path fill={accent} d="M22 40 40 22v18z" />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      <Select
        label="Fonts"
        value={settings.fonts}
        options={fontPairings.map(({ id, display, text }) => ({
          value: id,
          label: `${display.name} + ${text.name}`,
        }))}
        onChoose={(fonts) => change({ fonts })}
      />
      <div className="mt-auto flex flex-wrap items-center gap-2 border-line border-t pt-4">
        {isAsking ? (
          <>
            <p className="w-full text-sm">Everything stored in it is deleted. Its name and look stay.</p>
            <Button
              look="danger"
              onClick={() => {
                setIsAsking(false);
                forgetData(appKey).then(
                  () => {
                    onForget();
                    setSaid("It starts again");
                  },
                  (error: Error) => setSaid(error.message),
                );
              }}
            >
              Yes, reset
            </Button>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
          </>
        ) : (
          <>
            <Button onClick={() => setIsAsking(true)}>Reset data</Button>
            <Button look="quiet" onClick={() => change(delivered)}>
              Reset look
            </Button>
          </>
        )}
        <p role="status" className="w-full text-muted text-sm">
          {said}
        </p>
      </div>
    </section>
  );
}
