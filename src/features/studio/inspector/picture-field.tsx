import shuffleIcon from "icon:shuffle";
import clsx from "clsx";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { industries } from "#src/contract/industries.ts";
import { countsOf, hasScene, loadScenes, sceneIds } from "#src/sites/art/art-catalogue.ts";
import { type Treatment, treatments } from "#src/sites/art/art-theme.ts";
import { Picture as PictureDrawing } from "#src/sites/blocks/picture.tsx";
import { changeTheme } from "#src/sites/edit/edit-theme.ts";
import type { Picture } from "#src/sites/fields.ts";
import { artThemesOf } from "#src/sites/themes/theme.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { useSite, useStudio } from "../studio-slice.ts";
import { treatmentNames } from "../treatment-names.ts";
import { control, Labelled } from "./labelled.tsx";

interface PictureFieldProps {
  label: string;
  picture: Picture | null;
  isDisabled: boolean;
  isWanted: boolean;
  set: (picture: Picture | null) => void;
  onLeave: () => void;
}

/** What a picture shows: whose trade, which part of it, how it is arranged and how all pictures are drawn. */
export function PictureField({ label, picture, isDisabled, isWanted, set, onLeave }: PictureFieldProps) {
  const document = useSite();
  const change = useStudio((studio) => studio.change);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const scene = picture && "scene" in picture ? picture.scene : ownScene(document.meta.template);
  useLoadedScene(scene);

  useEffect(() => {
    if (!isWanted) return;
    setIsOpen(true);
    box.current?.scrollIntoView({ block: "nearest" });
  }, [isWanted]);

  const choose = (next: Picture) => {
    set(next);
    onLeave();
  };
  const kept = { seed: picture && "seed" in picture ? picture.seed : 1, label: picture?.label ?? "" };
  const details = hasScene(scene) ? countsOf(scene).tiles : 0;
  const parts: { label: string; picture: Picture }[] = [
    { label: "The whole scene", picture: { kind: "scene", scene, ...kept } },
    ...Array.from({ length: details }, (_, index) => ({
      label: `Detail ${index + 1}`,
      picture: { kind: "tile" as const, scene, index, ...kept },
    })),
    { label: "A map", picture: { kind: "map", ...kept } },
  ];

  return (
    <fieldset
      ref={box}
      className={clsx("rounded-lg border p-2.5", isWanted ? "border-signal" : "border-line")}
    >
      <legend className="px-1 font-medium text-sm">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="grid h-16 w-24 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted text-xs">
          {picture ? <Drawn picture={picture} /> : "None"}
        </div>
        <div className="grid gap-1">
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            disabled={isDisabled}
          >
            {picture ? "Change" : "Choose"}
          </Button>
          {picture && (
            <Button
              size="small"
              look="quiet"
              disabled={isDisabled}
              onClick={() => {
                set(null);
                onLeave();
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {isOpen && !isDisabled && (
        <div className="mt-3 grid gap-3">
          <Labelled label="Of which trade">
            {(id) => (
              <select
                id={id}
                className={control}
                value={scene}
                onChange={(event) =>
                  choose(
                    picture?.kind === "tile" || picture?.kind === "comparison"
                      ? { ...picture, scene: event.target.value }
                      : { kind: "scene", scene: event.target.value, ...kept },
                  )
                }
              >
                {sceneIds.map((id) => (
                  <option key={id} value={id}>
                    {industries.find((industry) => industry.id === id)?.name ?? id}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <RadioGroup
            label="Which part"
            value={parts.find((part) => picture && isSamePart(part.picture, picture))?.label ?? null}
            onChoose={(chosen) => {
              const part = parts.find(({ label }) => label === chosen);
              if (part) choose(part.picture);
            }}
            className="grid grid-cols-4 gap-1.5"
          >
            {parts.map(({ label, picture }) => (
              <RadioButton
                key={label}
                value={label}
                aria-label={label}
                title={label}
                className="h-12 overflow-hidden rounded-md outline-offset-2 ring-line ring-1 hover:ring-edge aria-checked:ring-3 aria-checked:ring-signal"
              >
                <Drawn picture={picture} />
              </RadioButton>
            ))}
          </RadioGroup>
          {picture && "seed" in picture && (
            <Button size="small" onClick={() => choose({ ...picture, seed: (picture.seed % 9_999) + 1 })}>
              <Icon path={shuffleIcon} /> Arrange it otherwise
            </Button>
          )}
          <Labelled label="All pictures are drawn as">
            {(id) => (
              <select
                id={id}
                className={control}
                value={document.theme.treatment}
                onChange={(event) => {
                  const treatment = event.target.value as Treatment;
                  change("Drew the pictures otherwise", (site) => changeTheme(site, { treatment }));
                }}
              >
                {treatments.map((treatment) => (
                  <option key={treatment} value={treatment}>
                    {treatmentNames[treatment]}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          {picture && (
            <Labelled label="In words, for screen readers" hint="Empty where it is mere decoration">
              {(id, hint) => (
                <input
                  id={id}
                  aria-describedby={hint}
                  className={control}
                  maxLength={300}
                  value={picture.label}
                  onChange={(event) => set({ ...picture, label: event.target.value })}
                  onBlur={onLeave}
                />
              )}
            </Labelled>
          )}
        </div>
      )}
    </fieldset>
  );
}

const isSamePart = (one: Picture, other: Picture) =>
  one.kind === other.kind && !(one.kind === "tile" && other.kind === "tile" && one.index !== other.index);

/** A picture as the site draws it, small. */
function Drawn({ picture }: { picture: Picture }) {
  const { meta, theme } = useSite();
  const id = useId();
  const art = useMemo(() => artThemesOf(theme), [theme]);
  const scope = { meta, pages: [], page: "", formName: () => "", thanks: undefined, href: () => "", art };
  return (
    <PictureDrawing
      picture={{ ...picture, label: "" }}
      scope={scope}
      tone="plain"
      id={`studio${id.replace(/\W/g, "")}`}
      className="block size-full object-cover"
    />
  );
}

/** Draws again when the pictures of a trade are there. */
function useLoadedScene(scene: string) {
  const [, setLoaded] = useState("");
  useEffect(() => {
    if (hasScene(scene)) return;
    let isWanted = true;
    loadScenes([scene]).then(
      () => isWanted && setLoaded(scene),
      () => {}, // the choice stays without its pictures
    );
    return () => {
      isWanted = false;
    };
  }, [scene]);
}

const ownScene = (template: string) =>
  sceneIds.find((id) => template.startsWith(`${id}-`)) ?? sceneIds[0] ?? "bakery";
