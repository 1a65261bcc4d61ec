import logoIcon from "icon:image";
import clsx from "clsx";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { takeLogo } from "#src/entities/pictures/take-logo.ts";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { useIsTouchOnly } from "#src/lib/use-media.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { type Logo, type LogoGround, logoGrounds, logoOn, SAMPLE_GROUNDS } from "#src/sites/logo.ts";
import type { Photos } from "#src/sites/photos.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { useFileDrop } from "#src/ui/file-drop.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { filesFrom, PICTURE_FILES } from "../../pictures/handed-pictures.ts";
import { useSite, useStudio } from "../../studio-slice.ts";
import { LogoColours } from "./logo-colours.tsx";
import { ThemeGroup } from "./theme-group.tsx";

const groundNames: Record<LogoGround, string> = {
  light: "light backgrounds",
  dark: "dark backgrounds",
};

interface Work {
  name: string;
  /** The progress, from 0 to 1. */
  share: number;
}

/** The logo in versions for light and dark backgrounds, and what can be derived from it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the group
export function LogoGroup() {
  const { logo, business } = useSite().meta;
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const undo = useStudio((studio) => studio.undo);
  const toast = useToast();
  const photos = usePhotos(logo);
  const { work, problem, take, cancel } = useTaking((taken, ground) => {
    const what = ground
      ? `Chose a logo for ${groundNames[ground]}`
      : logo
        ? "Replaced the logo"
        : "Added a logo";
    change(what, (site) => changeMeta(site, { logo: taken }));
    endStep();
    announce(`${what}. Undo takes it back.`, "studio");
  });
  const chooser = useRef<HTMLInputElement>(null);
  /** The background that the chosen file is for; undefined for all. */
  const forGround = useRef<LogoGround>(undefined);

  const choose = (ground?: LogoGround) => {
    forGround.current = ground;
    chooser.current?.click();
  };
  const takeFirst = (files: readonly File[], ground?: LogoGround) => {
    const [file] = files;
    if (file) void take(file, ground, logo);
  };
  const remove = () => {
    const isRemoved = change("Removed the logo", (site) => changeMeta(site, { logo: undefined }));
    endStep();
    if (!isRemoved) return;
    toast({
      title: "Logo removed",
      description: "The name stands in its place.",
      action: { label: "Undo", onAction: undo },
    });
  };
  const isTouchOnly = useIsTouchOnly();
  const { getRootProps, isDragActive } = useFileDrop({
    onFiles: (files) => takeFirst(files),
    read: filesFrom,
  });
  const onPaste = (event: ClipboardEvent) => {
    const files = filesFrom(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeFirst(files);
  };

  return (
    <ThemeGroup title="Logo">
      <section
        {...getRootProps({ role: "region" })}
        onPaste={onPaste}
        aria-label="Logo of the business"
        className={clsx(
          "grid gap-2 rounded-lg outline-2 outline-offset-4",
          isDragActive ? "outline-signal outline-dashed" : "outline-transparent",
        )}
      >
        {logo ? (
          <div className="grid grid-cols-2 gap-2">
            {logoGrounds.map((ground) => (
              <LogoVersionCard
                key={ground}
                logo={logo}
                ground={ground}
                photos={photos}
                onChoose={() => choose(ground)}
              />
            ))}
          </div>
        ) : (
          <p className="text-muted text-sm">
            {isTouchOnly
              ? "Choose your logo, or paste it:"
              : "Drop your logo here, paste it, or choose a file:"}{" "}
            SVG, PNG, WebP or JPEG. It takes the place of the name in the navigation and at the foot of each
            page.
          </p>
        )}
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" onClick={() => choose()}>
            <Icon path={logoIcon} /> {logo ? "Replace the logo" : "Choose a logo"}
          </Button>
          {logo && (
            <Button size="small" look="quiet" onClick={remove}>
              Remove it
            </Button>
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Choose a logo file"
          accept={PICTURE_FILES}
          onChange={({ target }) => {
            takeFirst([...(target.files ?? [])], forGround.current);
            target.value = "";
          }}
        />
        {work && (
          <p className="flex items-center gap-2 text-sm">
            <span className="min-w-0 grow truncate">{work.name}</span>
            <progress
              aria-label={`Progress of ${work.name}`}
              className="h-1.5 w-20 accent-signal"
              value={work.share}
              max={1}
            />
            <Button size="inline" look="quiet" onClick={cancel}>
              Cancel
            </Button>
          </p>
        )}
        {problem && (
          <p role="alert" className="text-danger text-sm">
            {problem}
          </p>
        )}
        {logo && !business.name && (
          <p className="text-muted text-xs">
            Screen readers read the name of the business for the logo. Give it under Search.
          </p>
        )}
      </section>
      {logo && <LogoColours logo={logo} />}
    </ThemeGroup>
  );
}

interface LogoVersionCardProps {
  logo: Logo;
  ground: LogoGround;
  photos: Photos | null;
  onChoose: () => void;
}

function LogoVersionCard({ logo, ground, photos, onChoose }: LogoVersionCardProps) {
  const sample = SAMPLE_GROUNDS[ground];
  const shown = logoOn(logo, sample);
  const files = shown && photos?.get(shown.version.asset);
  const own = logo[ground];
  const action = own && !own.isMade ? "Another file" : "Choose a file";
  const words = own?.isMade
    ? "Recoloured from your logo"
    : shown?.plate
      ? "On a plate, so that it can be seen"
      : own
        ? "Your file"
        : "The same file";
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-1 rounded-lg border border-line bg-raised p-1.5">
      <div className="grid h-20 place-items-center rounded-md p-2" style={{ background: sample }}>
        {files && (
          <img
            src={files.sizes[0]?.address}
            alt={`The logo on ${groundNames[ground]}`}
            className={clsx("max-h-16 max-w-full object-contain", shown.plate && "rounded p-1.5")}
            style={{ background: shown.plate }}
          />
        )}
        {photos && !files && <span className="text-danger text-xs">Cannot be read</span>}
      </div>
      <p className="text-muted text-xs">{words}</p>
      <Button
        size="inline"
        look="quiet"
        className="-ms-1.5 justify-self-start text-sm"
        aria-label={`${action} for ${groundNames[ground]}`}
        onClick={onChoose}
      >
        {action}
      </Button>
    </div>
  );
}

/** Processes one file at a time: a new one aborts the previous one. */
function useTaking(onTaken: (logo: Logo, ground: LogoGround | undefined) => void) {
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState("");
  const calledOff = useRef<AbortController>(undefined);
  useEffect(() => () => calledOff.current?.abort(), []);

  const take = async (file: File, ground: LogoGround | undefined, before: Logo | undefined) => {
    calledOff.current?.abort();
    const here = new AbortController();
    calledOff.current = here;
    const { signal } = here;
    setProblem("");
    setWork({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => !signal.aborted && setWork({ name: file.name, share });
      const logo = await takeLogo(file, { signal, onProgress, ground, before });
      if (!signal.aborted) onTaken(logo, ground);
    } catch (error) {
      if (signal.aborted) return;
      const isExpected = error instanceof Error && ["PictureError", "WorkError"].includes(error.name);
      if (!isExpected) reportError(error);
      setProblem(isExpected ? error.message : "This logo could not be added. Try again.");
    } finally {
      if (calledOff.current === here) setWork(undefined);
    }
  };
  const cancel = () => {
    calledOff.current?.abort();
    setWork(undefined);
  };
  return { work, problem, take, cancel };
}
