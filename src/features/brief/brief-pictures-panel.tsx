import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { photoOf } from "#src/entities/pictures/photo-of.ts";
import { takeLogo } from "#src/entities/pictures/take-logo.ts";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { useIsTouchOnly } from "#src/lib/use-media.ts";
import { addPicture } from "#src/pictures/pictures.ts";
import { logoOn } from "#src/sites/logo.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { useFileDrop } from "#src/ui/file-drop.tsx";
import { briefPictures, MOST_PHOTOS } from "./brief-pictures.ts";

interface BriefPicturesPanelProps {
  /** Files dropped before the panel was loaded. */
  dropped: readonly File[];
}

const isLogoFile = ({ name, type }: File) => type === "image/svg+xml" || /\.svg$|logo/i.test(name);

/** Manages the logo and up to three photographs used in proposals. */
export function BriefPicturesPanel({ dropped }: BriefPicturesPanelProps) {
  const { logo, photos } = useStore(briefPictures);
  const files = usePhotos({ logo, photos });
  const { waiting, problems, addLogo, addPhotos } = useAdding();
  const logoChooser = useRef<HTMLInputElement>(null);
  const photoChooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const shown = logo && logoOn(logo, "#ffffff");
  const left = MOST_PHOTOS - photos.length;

  /** An SVG, or a file with "logo" in its name, becomes the logo. */
  const take = (files: readonly File[]) => {
    const [logoFile] = files.filter(isLogoFile);
    if (logoFile) void addLogo(logoFile);
    void addPhotos(files.filter((file) => !isLogoFile(file)));
  };
  const { getRootProps, isDragActive } = useFileDrop({ onFiles: take });
  const isTouchOnly = useIsTouchOnly();

  // The button that opened the panel has unmounted, so focus moves here.
  useEffect(() => first.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drop is taken once
  useEffect(() => take(dropped), [dropped]);

  return (
    <div
      {...getRootProps({ role: "presentation" })}
      className={clsx(
        "grid gap-2 rounded-[10px] border border-dashed p-3 text-sm",
        isDragActive ? "border-signal bg-sunken" : "border-edge bg-raised",
      )}
    >
      <p className="text-muted">
        {isTouchOnly
          ? "Choose your logo and up to three photographs."
          : "Drop your logo and up to three photographs here, or choose files."}{" "}
        They stay in this browser. The proposals use them, and the colours of the logo.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {shown && (
          <span
            className="grid h-12 place-items-center rounded-md px-2 ring-1 ring-line"
            style={{ background: shown.plate ?? "#ffffff" }}
          >
            <img
              src={files?.get(shown.version.asset)?.sizes[0]?.address}
              alt="Your logo"
              className="h-8 max-w-36 object-contain"
            />
          </span>
        )}
        {photos.length > 0 && (
          <ul aria-label="Your photographs" className="contents">
            {photos.map(({ asset }, index) => (
              <li key={asset} className="relative">
                <img
                  src={files?.get(asset)?.sizes[0]?.address}
                  alt={`Your photograph ${index + 1}`}
                  className="size-12 rounded-md object-cover ring-1 ring-line"
                />
                <button
                  type="button"
                  aria-label={`Remove photograph ${index + 1}`}
                  className="absolute -end-2 -top-2 grid size-6 place-items-center rounded-full border border-edge bg-raised text-xs hover:border-ink"
                  onClick={() =>
                    briefPictures.setState({ photos: photos.filter((other) => other.asset !== asset) })
                  }
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        )}
        <Button ref={first} size="small" onClick={() => logoChooser.current?.click()}>
          {logo ? "Another logo" : "Choose a logo"}
        </Button>
        {logo && (
          <Button size="small" look="quiet" onClick={() => briefPictures.setState({ logo: undefined })}>
            Remove the logo
          </Button>
        )}
        <Button size="small" disabled={left === 0} onClick={() => photoChooser.current?.click()}>
          {left === MOST_PHOTOS ? "Choose photographs" : "Add a photograph"}
        </Button>
        {left === 0 && <span className="text-muted">You have added all three photographs.</span>}
      </div>
      <input
        ref={logoChooser}
        type="file"
        hidden
        aria-label="Choose a logo file"
        accept="image/*,.svg"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void addLogo(file);
          target.value = "";
        }}
      />
      <input
        ref={photoChooser}
        type="file"
        hidden
        multiple
        aria-label="Choose photograph files"
        accept="image/*,.heic,.heif,.avif"
        onChange={({ target }) => {
          void addPhotos([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {waiting.length > 0 && <p role="status">Preparing {waiting.join(", ")}…</p>}
      {problems.map((problem) => (
        <p key={problem} role="alert" className="text-danger">
          {problem}
        </p>
      ))}
    </div>
  );
}

function useAdding() {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Reports failures as messages, and never throws. */
  const add = async ({ name }: File, work: () => Promise<void>) => {
    setWaiting((names) => [...names, name]);
    try {
      await work();
      announce(`${name} added.`, "brief");
    } catch (error) {
      const isExpected = error instanceof Error && ["PictureError", "WorkError"].includes(error.name);
      if (!isExpected) reportError(error);
      const words = isExpected ? error.message : "This picture could not be added. Try again.";
      setProblems((before) => [...before, `${name}: ${words}`]);
    } finally {
      setWaiting((names) => names.filter((other) => other !== name));
    }
  };
  const addLogo = (file: File) => {
    setProblems([]);
    return add(file, async () => briefPictures.setState({ logo: await takeLogo(file) }));
  };
  const addPhotos = async (files: readonly File[]) => {
    const room = MOST_PHOTOS - briefPictures.getState().photos.length;
    if (files.length === 0) return;
    setProblems(
      files.length > room ? [`Proposals take up to three photographs: ${files.length - room} left out.`] : [],
    );
    for (const file of files.slice(0, Math.max(0, room))) {
      await add(file, async () => {
        const { asset } = await addPicture(file);
        const photo = photoOf(asset, null);
        const { photos } = briefPictures.getState();
        const isNew = photos.length < MOST_PHOTOS && photos.every((other) => other.asset !== photo.asset);
        if (isNew) briefPictures.setState({ photos: [...photos, photo] });
      });
    }
  };
  return { waiting, problems, addLogo, addPhotos };
}
