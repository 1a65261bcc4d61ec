import { useEffect, useRef, useState } from "react";
import type { ReadOptions } from "#src/brief/moved/read-in-turns.ts";
import { keepStorage } from "#src/data/keep-storage.ts";
import { type Dropped, droppedFiles } from "#src/lib/dropped-files.ts";
import { isMissingPart, loadPart } from "#src/lib/guarded-reload.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { whyMissing } from "#src/ui/not-opened.ts";
import { ImportChoice } from "./import-choice.tsx";
import { wordsOf } from "./import-errors.ts";
import type { Comparison, Conflict } from "./merge-work.ts";
import type { Import } from "./read-import.ts";
import type { ExportedSite, MovedWebsite } from "./reopen/open-site.ts";

interface ImportDialogProps {
  /** Files opened by the system or dropped on the page; null if they could not be read. */
  handed?: Dropped | null | undefined;
  onClose: () => void;
  onImported?: (() => void) | undefined;
}

/** Loaded with the first file, so that the dialog itself is small and opens without a network. */
type Engine = typeof import("./import-on-demand.ts");

type Shown =
  | { step: "choose" }
  | { step: "import"; engine: Engine; content: Import; comparison: Comparison }
  | { step: "site"; engine: Engine; site: ExportedSite }
  | { step: "moved"; engine: Engine; moved: MovedWebsite }
  | { step: "done"; keys: string[] };

/** Reviews and imports a file, a folder or an address. Existing work is never replaced without asking. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one dialog with a short part for each step
export function ImportDialog({ handed, onClose, onImported }: ImportDialogProps) {
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(
    handed === null ? "The file could not be handed over. Choose it here." : null,
  );
  const [shown, setShown] = useState<Shown>({ step: "choose" });
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is read once
  useEffect(() => {
    if (!handed) return;
    setShown({ step: "choose" });
    void droppedFiles(handed).then(chooseFiles);
  }, [handed]);

  /** Reading something new aborts the previous read. */
  const read = async (name: string, work: (engine: Engine, options: ReadOptions) => Promise<Shown>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setReading(name);
    try {
      const engine = await loadPart(() => import("./import-on-demand.ts"));
      if (controller.signal.aborted) return;
      const next = await work(engine, {
        signal: controller.signal,
        onProgress: (done) => setReading(done > 0 ? `${name}, page ${done + 1}` : name),
      });
      if (!controller.signal.aborted) setShown(next);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(whyUnread(error));
    } finally {
      if (running.current === controller) setReading(null);
    }
  };

  const chooseFiles = (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return Promise.resolve();
    if (others.length > 0)
      return read(`${files.length} files`, async (engine, options) =>
        websiteShown(engine, await engine.openSite(engine.entriesOfFolder(files), options)),
      );
    return read(file.name, async (engine, options) => {
      const content = await engine.readImport(file, options);
      if (content.kind === "site" || content.kind === "moved") return websiteShown(engine, content);
      const here = await engine.collectWork();
      const records = content.kind === "work" ? content.file.records : {};
      return { step: "import", engine, content, comparison: engine.compareWork(here, records) };
    });
  };

  const bringIn = async (engine: Engine, content: Import, conflict: Conflict) => {
    setFailure(null);
    try {
      const records =
        content.kind === "work"
          ? content.file.records
          : engine.recordsOf(content.file, await engine.collectWork());
      await engine.restorePictures(content.pictures.assets);
      setShown({ step: "done", keys: await engine.mergeWork(records, conflict) });
      hasImported();
    } catch (error) {
      setFailure(wordsOf(error, "This could not be saved. Please try again."));
    }
  };

  const hasImported = () => {
    void keepStorage();
    onImported?.();
  };
  const goBack = () => {
    setFailure(null);
    setShown({ step: "choose" });
  };
  const stop = () => {
    running.current?.abort();
    setReading(null);
  };

  return (
    <Dialog
      title="Import"
      subtitle={
        shown.step === "choose"
          ? "A project file, an app, all work of another browser, or a website: exported here, or from elsewhere."
          : undefined
      }
      onClose={onClose}
      className="max-w-xl!"
    >
      {shown.step === "done" && <Done keys={shown.keys} onClose={onClose} />}
      {shown.step === "site" && (
        <shown.engine.SiteReview
          site={shown.site}
          onMoved={(moved) => setShown({ step: "moved", engine: shown.engine, moved })}
          onImported={hasImported}
          onBack={goBack}
          onClose={onClose}
        />
      )}
      {shown.step === "moved" && (
        <shown.engine.MovedReview
          moved={shown.moved}
          onImported={hasImported}
          onBack={goBack}
          onClose={onClose}
        />
      )}
      {shown.step === "import" && (
        <>
          <shown.engine.ImportReview
            content={shown.content}
            comparison={shown.comparison}
            onBringIn={(conflict) => bringIn(shown.engine, shown.content, conflict)}
            onBack={goBack}
          />
          <p role="alert" className="mt-3 text-danger empty:hidden">
            {failure}
          </p>
        </>
      )}
      {shown.step === "choose" && (
        <ImportChoice
          reading={reading}
          failure={failure}
          onChoose={chooseFiles}
          onPaste={(text) =>
            read("what you pasted", async (engine, options) =>
              websiteShown(engine, await engine.openSite(pasted(text), options)),
            )
          }
          onAddress={(address) =>
            read(address, async (engine, options) => {
              const entries = await engine.entriesAt(address, options.signal);
              return websiteShown(engine, await engine.openSite(entries, options));
            })
          }
          onCancel={stop}
        />
      )}
    </Dialog>
  );
}

const whyUnread = (error: unknown) =>
  isMissingPart(error)
    ? `The part that reads files could not be loaded. ${whyMissing()}`
    : wordsOf(error, "This file could not be read.");

const websiteShown = (engine: Engine, site: ExportedSite | MovedWebsite): Shown =>
  site.kind === "site" ? { step: "site", engine, site } : { step: "moved", engine, moved: site };

const pasted = (text: string) => [{ path: "pasted", content: new Blob([text]) }];

function Done({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const [key] = keys;
  const projects = keys.length === 1 ? "1 project is" : `${keys.length} projects are`;
  return (
    <>
      <p role="status" data-autofocus="" tabIndex={-1} className="text-lg outline-none">
        {keys.length === 0 ? "Everything in this file was here already." : `${projects} imported.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {keys.length === 1 && key && (
          <ButtonLink href={paths.openProject(key)} look="primary" onClick={onClose}>
            Open it
          </ButtonLink>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}
