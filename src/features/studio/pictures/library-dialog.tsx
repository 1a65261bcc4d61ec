import cameraIcon from "icon:camera";
import imagesIcon from "icon:images";
import searchIcon from "icon:magnifying-glass";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { useIsTouchOnly } from "#src/lib/use-media.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { useFileDrop } from "#src/ui/file-drop.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { matching } from "#src/ui/matching.ts";
import { control } from "../inspector/labelled.tsx";
import { useStudio, useStudioStore } from "../studio-slice.ts";
import { filesFrom, PICTURE_FILES } from "./handed-pictures.ts";
import { intake } from "./intake.ts";
import { pictureCommands, showField } from "./picture-commands.ts";
import { PictureDetails } from "./picture-details.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { StorageMeter } from "./storage-meter.tsx";
import { TakenFiles } from "./taken-files.tsx";

/** The visitor's pictures: add, search, describe, place and delete them. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the dialog
export function LibraryDialog({ onClose }: { onClose: () => void }) {
  useFollowWork();
  const store = useStudioStore();
  const target = useStudio((studio) => studio.pictureFor);
  const [typed, setTyped] = useState("");
  const [chosenId, setChosenId] = useState<string>();
  /** The id of the picture that the next chosen one replaces. */
  const [replacedId, setReplacedId] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { pictures, uses, isPending, error, retry } = usePictures();
  const commands = pictureCommands(store.getState);

  const found = matching(
    (pictures ?? []).map((asset) => ({ asset, label: `${asset.name} ${asset.alt}` })),
    typed,
  ).map(({ asset }) => asset);
  const chosen = pictures?.find(({ id }) => id === chosenId);

  const place = (asset: Asset) => {
    if (!target || !commands.place(target, asset)) return;
    store.getState().endStep();
    showField(store.getState());
    onClose();
  };
  const choose = (asset: Asset) => {
    if (!replacedId) return setChosenId(asset.id);
    if (asset.id !== replacedId) commands.replaceEverywhere(replacedId, asset);
    setReplacedId(undefined);
    setChosenId(asset.id);
  };
  const take = (files: readonly File[]) => {
    setTyped("");
    const isOne = files.length === 1;
    intake.getState().take(files, ({ id }) => void (isOne && setChosenId(id)));
  };

  // A picture pasted while the dialog is open is added to the library; pasted text goes to the field.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = filesFrom(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      setTyped("");
      intake.getState().take(files, (asset) => void setChosenId(asset.id));
    };
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, []);

  const isTouchOnly = useIsTouchOnly();
  const { getRootProps, isDragActive } = useFileDrop({ onFiles: take, read: filesFrom });

  return (
    <Dialog
      title={replacedId ? "Choose what replaces it" : "Your pictures"}
      subtitle={
        replacedId
          ? "It takes the other picture’s place everywhere on this site."
          : "Stored in this browser, in three sizes, without location or camera data."
      }
      onClose={onClose}
      className="max-w-6xl!"
    >
      <section
        {...getRootProps({ role: "region" })}
        aria-label="Pictures"
        className={clsx(
          "grid gap-4 rounded-card outline-2 outline-offset-8",
          isDragActive ? "outline-signal outline-dashed" : "outline-transparent",
        )}
      >
        <div className="flex flex-wrap items-center gap-2">
          <div className="relative min-w-48 grow basis-60">
            <Icon path={searchIcon} className="absolute start-3 top-3 size-5 text-muted" />
            <input
              type="search"
              aria-label="Search your pictures"
              placeholder="Search by name or description"
              className={`${control} min-h-11! ps-10`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button look="primary" data-autofocus onClick={() => chooser.current?.click()}>
            <Icon path={imagesIcon} /> Add pictures
          </Button>
          {matchMedia("(pointer: coarse)").matches && (
            <Button onClick={() => camera.current?.click()}>
              <Icon path={cameraIcon} /> Take a photo
            </Button>
          )}
          <FileInput input={chooser} label="Choose pictures" multiple onFiles={take} />
          <FileInput input={camera} label="Take a photo" capture="environment" onFiles={take} />
        </div>
        <TakenFiles onChooseOther={() => chooser.current?.click()} />
        {error && (
          <p role="alert" className="text-danger">
            {error.message}{" "}
            <Button size="inline" look="quiet" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
        <p role="status" className="sr-only">
          {isPending ? "One moment…" : `${found.length} pictures`}
        </p>
        {pictures?.length === 0 ? (
          <EmptyState title="No pictures of your own yet">
            {isTouchOnly
              ? "Choose photographs or a logo, or paste them:"
              : "Drop photographs or a logo here, paste them, or choose files:"}{" "}
            JPEG, PNG, WebP, AVIF, GIF, HEIC or SVG, up to 25 MB each.
          </EmptyState>
        ) : (
          <div className={clsx("grid items-start gap-5", chosen && "lg:grid-cols-[minmax(0,1fr)_19rem]")}>
            <div className={clsx("min-w-0", chosen && "max-lg:order-2")}>
              {found.length === 0 && !isPending && (
                <p className="py-10 text-center text-muted">No picture matches “{typed}”.</p>
              )}
              <ul className="-mx-1 grid max-h-[56vh] grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 overflow-y-auto p-1">
                {found.map((asset) => (
                  <PictureTile
                    key={asset.id}
                    asset={asset}
                    uses={uses?.get(asset.id)}
                    isChosen={asset.id === chosenId}
                    onChoose={() => choose(asset)}
                  />
                ))}
              </ul>
            </div>
            {chosen && !replacedId && (
              <PictureDetails
                key={chosen.id}
                asset={chosen}
                uses={uses?.get(chosen.id) ?? 0}
                onUse={target && (() => place(chosen))}
                onReplace={() => setReplacedId(chosen.id)}
                onDeleted={() => setChosenId(undefined)}
              />
            )}
          </div>
        )}
        {replacedId && (
          <Button className="justify-self-start" onClick={() => setReplacedId(undefined)}>
            Keep the picture as it is
          </Button>
        )}
        <StorageMeter />
      </section>
    </Dialog>
  );
}

interface FileInputProps {
  input: React.RefObject<HTMLInputElement | null>;
  label: string;
  multiple?: boolean;
  capture?: "environment";
  onFiles: (files: File[]) => void;
}

/** Hidden; a button opens it. */
function FileInput({ input, label, onFiles, ...props }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={PICTURE_FILES}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      {...props}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Allows the same file to be chosen again.
        currentTarget.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

function usePictures() {
  const pictures = useQuery({
    queryKey: workKey("assets"),
    queryFn: assetStore.list,
    showsError: true,
    staleTime: 0,
  });
  const uses = useQuery({
    queryKey: [...workKey("documents"), "pictures"],
    queryFn: assetStore.uses,
    showsError: true,
    staleTime: 0,
  });
  return {
    pictures: pictures.data,
    uses: uses.data,
    isPending: pictures.isPending,
    error: pictures.error ?? uses.error,
    retry: () => {
      void pictures.refetch();
      void uses.refetch();
    },
  };
}
