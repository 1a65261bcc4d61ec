import shuffleIcon from "icon:shuffle";
import { type Treatment, treatments } from "#src/art/art-theme.ts";
import { industries } from "#src/contract/industries.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { countsOf, hasScene, loadScenes, sceneIds } from "#src/sites/drawn/art-catalogue.ts";
import { changeTheme } from "#src/sites/edit/edit-theme.ts";
import type { DrawnPicture } from "#src/sites/fields.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { useSite, useStudio } from "../studio-slice.ts";
import { treatmentNames } from "../treatment-names.ts";
import { control, Labelled } from "./labelled.tsx";
import type { PictureFieldProps } from "./picture-field-props.ts";
import { SmallPicture } from "./small-picture.tsx";
import { SubjectSearch } from "./subject-search.tsx";

const sceneOptions = sceneIds.map((id) => ({
  value: id as string,
  label: industries.find((industry) => industry.id === id)?.name ?? id,
}));

/** The options of a drawn picture: what it shows, by word or by industry, arrangement, and the treatment of all pictures. */
export function DrawnChoice({ picture: shown, set, onLeave }: PictureFieldProps) {
  const document = useSite();
  const change = useStudio((studio) => studio.change);
  // A photograph keeps the drawn picture that it replaced.
  const picture = shown?.kind === "photo" ? shown.art : shown;
  const isShown = shown?.kind !== "photo";
  const scene = picture && "scene" in picture ? picture.scene : ownScene(document.meta.template);
  useLoadedScene(scene);

  const choose = (next: DrawnPicture) => {
    set(next);
    onLeave();
  };
  const kept = { seed: picture?.seed ?? 1, label: picture?.label ?? "" };
  const details = hasScene(scene) ? countsOf(scene).tiles : 0;
  const parts: { label: string; picture: DrawnPicture }[] = [
    { label: "The whole scene", picture: { kind: "scene", scene, ...kept } },
    ...Array.from({ length: details }, (_, index) => ({
      label: `Detail ${index + 1}`,
      picture: { kind: "tile" as const, scene, index, ...kept },
    })),
    { label: "A map", picture: { kind: "map", ...kept } },
  ];

  return (
    <div className="grid gap-3">
      <SubjectSearch picture={isShown ? picture : null} onChoose={choose} />
      <SearchableSelect
        look={control}
        className="text-sm"
        label="Industry of the picture"
        value={scene}
        options={sceneOptions}
        onChoose={(scene) =>
          choose(
            picture?.kind === "tile" || picture?.kind === "comparison"
              ? { ...picture, scene }
              : { kind: "scene", scene, ...kept },
          )
        }
      />
      <RadioGroup
        label="Which part"
        value={parts.find((part) => picture && isShown && isSamePart(part.picture, picture))?.label ?? null}
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
            <SmallPicture picture={picture} />
          </RadioButton>
        ))}
      </RadioGroup>
      {picture && isShown && (
        <Button size="small" onClick={() => choose({ ...picture, seed: (picture.seed % 9_999) + 1 })}>
          <Icon path={shuffleIcon} /> Change the arrangement
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
              change("Changed how pictures are drawn", (site) => changeTheme(site, { treatment }));
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
      {picture && isShown && (
        <Labelled label="Description for screen readers" hint="Leave it empty for a decoration">
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
  );
}

const isSamePart = (one: DrawnPicture, other: DrawnPicture) =>
  one.kind === other.kind && !(one.kind === "tile" && other.kind === "tile" && one.index !== other.index);

/** Renders again when the pictures of an industry are loaded. */
function useLoadedScene(scene: string) {
  // The options work without the previews.
  useAsyncValue(() => (hasScene(scene) ? undefined : loadScenes([scene])), [scene]);
}

const ownScene = (template: string) =>
  sceneIds.find((id) => template.startsWith(`${id}-`)) ?? sceneIds[0] ?? "bakery";
