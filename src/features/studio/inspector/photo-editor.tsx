import drawnIcon from "icon:arrow-counter-clockwise";
import imagesIcon from "icon:images";
import { useId, useState } from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { assetIdOf } from "#src/lib/asset-reference.ts";
import { type PhotoPicture, photoTones } from "#src/sites/fields.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { FocusPad } from "../pictures/focus-pad.tsx";
import { PhotoView } from "../pictures/photo-view.tsx";
import { placeRatio } from "../pictures/place-ratio.ts";
import { useAsset } from "../pictures/use-asset.ts";
import { useStudioStore } from "../studio-slice.ts";
import { PhotoWords } from "./photo-words.tsx";
import type { PictureFieldProps } from "./picture-field-props.ts";

interface PhotoEditorProps extends PictureFieldProps {
  photo: PhotoPicture;
  onReplace: () => void;
}

const toneNames: Record<PhotoPicture["tone"], string> = {
  none: "As it is",
  duotone: "Duotone",
  tint: "Tint",
};

/** The settings of a photograph: crop, treatment and description. */
export function PhotoEditor({ photo, path, data, set, onLeave, onReplace }: PhotoEditorProps) {
  const store = useStudioStore();
  const asset = useAsset(assetIdOf(photo.asset));
  const files = usePhotos(photo)?.get(photo.asset);
  // Measured once when the field opens. Measuring while dragging would make it jump.
  const [ratio] = useState(() => placeRatio(store.getState(), path) ?? 4 / 3);
  const zoomId = useId();
  const write = (changes: Partial<PhotoPicture>) => set({ ...photo, ...changes });
  const choose = (changes: Partial<PhotoPicture>) => {
    write(changes);
    onLeave();
  };

  return (
    <div className="grid gap-4">
      {files === null && (
        <p
          role="alert"
          className="border-amber-ink border-s-3 bg-amber-tint px-3 py-2 text-amber-ink text-sm"
        >
          This picture is no longer stored in this browser, so the page shows what was drawn there before.
          Replace it, or go back to the drawn picture.
        </p>
      )}
      {files && (
        <>
          <div className="grid gap-2">
            <p className="font-medium text-sm">Crop and focal point</p>
            <FocusPad
              photo={photo}
              address={files.sizes.find(({ width }) => width >= 480)?.address ?? files.sizes[0]?.address}
              color={files.color}
              ratio={ratio}
              onChange={(focus) => write({ focus })}
              onLeave={onLeave}
            />
            <label htmlFor={zoomId} className="grid grid-cols-[auto_1fr_3.5rem] items-center gap-2.5 text-sm">
              Zoom
              <input
                id={zoomId}
                type="range"
                className="min-h-6 w-full accent-signal"
                min={100}
                max={300}
                step={5}
                value={photo.zoom}
                aria-valuetext={`${photo.zoom}%`}
                onChange={(event) => write({ zoom: event.target.valueAsNumber })}
                onPointerUp={onLeave}
                onBlur={onLeave}
              />
              <span className="text-end text-muted tabular-nums" aria-hidden="true">
                {photo.zoom}%
              </span>
            </label>
            <div className="flex gap-1.5" aria-hidden="true">
              {shapes.map(({ name, ratio }) => (
                <figure key={name} className="grid gap-1">
                  <div className="h-16 overflow-hidden rounded-md" style={{ width: `${4 * ratio}rem` }}>
                    <PhotoView photo={photo} files={files} />
                  </div>
                  <figcaption className="text-muted text-xs">{name}</figcaption>
                </figure>
              ))}
            </div>
          </div>
          <RadioGroup
            label="Treatment"
            labelClassName="mb-1 block font-medium text-sm"
            value={photo.tone}
            onChoose={(tone) => choose({ tone })}
            className="grid grid-cols-3 gap-1.5"
          >
            {photoTones.map((tone) => (
              <RadioButton
                key={tone}
                value={tone}
                className="group grid gap-1 rounded-md text-xs outline-offset-2"
              >
                <span className="block h-14 overflow-hidden rounded-md ring-1 ring-edge group-aria-checked:ring-3 group-aria-checked:ring-signal">
                  <PhotoView photo={{ ...photo, tone }} files={files} />
                </span>
                {toneNames[tone]}
              </RadioButton>
            ))}
          </RadioGroup>
        </>
      )}
      <PhotoWords photo={photo} asset={asset} data={data} set={write} onLeave={onLeave} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onReplace}>
          <Icon path={imagesIcon} className="size-4.5" /> Replace
        </Button>
        {photo.art && (
          <Button
            size="small"
            onClick={() => {
              set(photo.art);
              onLeave();
            }}
          >
            <Icon path={drawnIcon} className="size-4.5" /> Back to the drawn picture
          </Button>
        )}
      </div>
    </div>
  );
}

/** Other aspect ratios that the place may have: the focus point stays visible in all of them. */
const shapes = [
  { name: "Wide", ratio: 2 },
  { name: "Square", ratio: 1 },
  { name: "Tall", ratio: 0.62 },
];
