import { useState } from "react";
import { formatFileSize } from "#src/lib/file-size.ts";
import { type Asset, assetStore } from "#src/pictures/asset-store.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useSite } from "../studio-slice.ts";
import { usesOf } from "./picture-places.ts";
import { drawingGround } from "./picture-tile.tsx";
import { useBlobAddress } from "./use-blob-address.ts";

interface PictureDetailsProps {
  asset: Asset;
  /** The number of uses in all stored sites. */
  uses: number;
  /** Uses the picture where one was requested; null if none was. */
  onUse: (() => void) | null;
  onReplace: () => void;
  onDeleted: () => void;
}

/** The details of a picture, and its actions. */
export function PictureDetails({ asset, uses, onUse, onReplace, onDeleted }: PictureDetailsProps) {
  const site = useSite();
  const canEdit = useCanEdit();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const largest = asset.sizes.at(-1);
  const address = useBlobAddress(largest?.blob, asset.id);
  const here = usesOf(site, asset.id);
  const elsewhere = Math.max(0, uses - here.length);
  const isUsed = here.length + elsewhere > 0;
  const name = asset.name || "Pasted picture";

  const remove = () =>
    assetStore.remove(asset.id).then(() => {
      onDeleted();
      offerBack();
    }, tellFailure);
  const putBack = () =>
    assetStore.putBack(asset).catch((error: unknown) =>
      toast({
        title: "Error",
        description: error instanceof Error ? error.message : `"${name}" could not be brought back.`,
        tone: "destructive",
        action: { label: "Try again", onAction: putBack },
      }),
    );
  const offerBack = () =>
    toast({
      title: "Picture deleted",
      description: `"${name}" is no longer among your pictures.`,
      action: { label: "Undo", onAction: putBack },
    });
  const tellFailure = (error: unknown) =>
    setFailure(error instanceof Error ? error.message : "That did not work. Try again.");

  return (
    <section aria-label={name} className="grid gap-3 rounded-card border border-line bg-paper p-3.5">
      <div
        className="grid max-h-56 place-items-center overflow-hidden rounded-lg bg-sunken"
        style={{ backgroundColor: drawingGround(asset) }}
      >
        {address && <img src={address} alt={asset.alt} className="max-h-56 max-w-full object-contain" />}
      </div>
      <div>
        <h3 className="text-base [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-muted text-sm tabular-nums">
          {asset.width} × {asset.height} px,{" "}
          {formatFileSize(asset.sizes.reduce((sum, { blob }) => sum + blob.size, 0))}
        </p>
        <p className="text-muted text-sm">{placesInWords(here.length, elsewhere)}</p>
      </div>
      <Labelled label="What it shows" hint="Proposed as alternative text wherever you place it">
        {(id, hint) => (
          <input
            id={id}
            aria-describedby={hint}
            className={control}
            maxLength={300}
            defaultValue={asset.alt}
            onBlur={({ target }) => {
              if (target.value !== asset.alt) assetStore.setAlt(asset.id, target.value).catch(tellFailure);
            }}
          />
        )}
      </Labelled>
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
      {isAsked ? (
        <fieldset aria-label="Delete it?" className="grid gap-2 rounded-lg border border-danger p-3 text-sm">
          <p>
            {placesInWords(here.length, elsewhere)}. If you delete it, the drawn picture is shown there again.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="danger" onClick={() => void remove()}>
              Delete it
            </Button>
            <Button size="small" onClick={() => setIsAsked(false)}>
              Keep it
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="grid gap-2">
          {onUse && (
            <Button look="primary" disabled={!canEdit} onClick={onUse}>
              Use this picture
            </Button>
          )}
          <div className="flex flex-wrap gap-2">
            {here.length > 0 && (
              <Button size="small" disabled={!canEdit} onClick={onReplace}>
                Replace everywhere
              </Button>
            )}
            <Button size="small" look="danger" onClick={() => (isUsed ? setIsAsked(true) : void remove())}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function placesInWords(here: number, elsewhere: number) {
  const times = (count: number) => (count === 1 ? "once" : `${count} times`);
  if (here === 0 && elsewhere === 0) return "Not used yet: choose a picture of the site to put it there";
  if (elsewhere === 0) return `Used ${times(here)} on this site`;
  const others = `${times(elsewhere)} in your other sites and saved versions`;
  return here === 0 ? `Used ${others}` : `Used ${times(here)} on this site, and ${others}`;
}
