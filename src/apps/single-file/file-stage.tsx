import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { AppRole } from "#src/entities/running-app.ts";
import { download, saveFile } from "#src/lib/download.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Announcer } from "#src/ui/announcer.tsx";
import { createColumns } from "../computed/columns.ts";
import { AppDocumentError } from "../document.ts";
import type { KeptApp } from "../installed/kept-app.ts";
import { writeApp } from "../records/app-file.ts";
import { type AppRecords, createRecords } from "../records/records.ts";
import { ThemedFrame } from "../run/themed-frame.tsx";
import { UnsavedNotice } from "../run/unsaved-notice.tsx";
import type { PlaceMemory } from "../run/use-place.ts";
import { ViewDraftsContext } from "../views/view-drafts.ts";
import { type FileParts, writeAppHtml } from "./app-html.ts";
import { bytesOf } from "./base64.ts";
import { createFileDrafts, forgetDraft, keepDraft, placeInFile, readDraft } from "./draft.ts";
import {
  type FileContent,
  type FileFont,
  newContent,
  type ReadContent,
  readContent,
} from "./file-content.ts";
import { createFilePictures, type FilePictures } from "./file-pictures.ts";

/** Without a server, roles only arrange an app: in a file, everybody is its owner. */
const OWNER: AppRole = "admin";
const DRAFT_DELAY_MS = 500;

interface FileStageProps {
  content: ReadContent;
  parts: FileParts;
  /** Stores each change at once, where the app is installed. */
  kept?: KeptApp | undefined;
}

/** The app of a file: it runs in memory, and saving writes a new copy of the file. */
export function FileStage({ content, parts, kept }: FileStageProps) {
  const [shown, setShown] = useState({ content, isDraft: false });
  const [{ drafts, memory }] = useState(() => ({
    drafts: createFileDrafts(content),
    memory: placeInFile(content),
  }));
  const [draft, setDraft] = useState(() => (kept ? undefined : readDraft(content)));

  const restore = () => {
    if (!draft) return;
    setDraft(undefined);
    try {
      setShown({ content: { ...readContent(draft.text), savedAt: content.savedAt }, isDraft: true });
    } catch (error) {
      if (!(error instanceof AppDocumentError)) throw error;
      discard(); // damaged
    }
  };
  const discard = () => {
    forgetDraft(content);
    setDraft(undefined);
  };
  return (
    <ViewDraftsContext value={drafts}>
      <Running
        memory={memory}
        key={String(shown.isDraft)}
        {...shown}
        parts={parts}
        kept={kept}
        isWaiting={draft !== undefined}
        notices={
          <>
            {draft && (
              <TwoWays
                text={`Changes from ${timeIn(content, draft.at)} were not saved into this file.`}
                ways={{ "Restore them": restore, "Discard them": discard }}
              />
            )}
            {kept?.replaced && <Replaced content={content} replaced={kept.replaced} />}
            <Unreadable of={content.unreadable} />
          </>
        }
      />
      <Announcer />
    </ViewDraftsContext>
  );
}

const timeIn = ({ app }: FileContent, at: string) =>
  new Intl.DateTimeFormat(app.document.locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(at),
  );

function TwoWays({ text, ways }: { text: string; ways: Record<string, () => void> }) {
  return (
    <div role="status" className="run-notice">
      <p>{text}</p>
      <div className="run-row">
        {Object.entries(ways).map(([name, act], at) => (
          <button key={name} type="button" className={at === 0 ? "act main" : "act"} onClick={act}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Offers the state that was set aside for a newer copy. */
function Replaced({
  content,
  replaced,
}: {
  content: FileContent;
  replaced: NonNullable<KeptApp["replaced"]>;
}) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  const discard = () => void replaced.discard().then(() => setIsShown(false));
  return (
    <TwoWays
      text={`This browser still has your state of ${timeIn(content, replaced.at)}, which this copy does not know.`}
      ways={{ "Download it": replaced.download, "Discard it": discard }}
    />
  );
}

function Unreadable({ of: { records, pictures } }: { of: ReadContent["unreadable"] }) {
  if (records + pictures === 0) return null;
  const parts = [
    records > 0 && (records === 1 ? "One record" : `${records} records`),
    pictures > 0 && (pictures === 1 ? "one picture" : `${pictures} pictures`),
  ].filter(Boolean);
  return (
    <div role="status" className="run-notice">
      <p>
        {parts.join(" and ")} in this file could not be read, and will not be in the next copy. Keep this one.
      </p>
    </div>
  );
}

interface RunningProps extends FileStageProps {
  /** Whether the content was never saved into a file. */
  isDraft: boolean;
  /** Whether another draft waits for a decision, which must not be overwritten. */
  isWaiting: boolean;
  notices: ReactNode;
  memory: PlaceMemory;
}

function Running({ memory, content, parts, kept, isDraft, isWaiting, notices }: RunningProps) {
  const [{ app, columns, pictures }] = useState(() => {
    const app = createRecords({
      ...content.app,
      log: kept?.log ?? [],
      ...(kept && { storage: kept.storage }),
    });
    const pictures = createFilePictures(content.pictures, kept?.addPicture);
    return { app, columns: createColumns(app), pictures };
  });
  useSyncExternalStore(app.onChange, () => app.edition);
  const [saved, setSaved] = useState({
    edition: isDraft ? -1 : app.edition,
    content: content as FileContent,
  });
  const isUnsaved = !kept && app.edition !== saved.edition;
  const contentNow = useCallback(
    () => contentOf(app, pictures, saved.content),
    [app, pictures, saved.content],
  );

  useEffect(() => {
    document.title = app.document.name;
  }, [app.document.name]);
  useWarning(isUnsaved);
  useDraft(isUnsaved && !isWaiting, saved.content, contentNow, app.edition);

  const loadFonts = useMemo(() => () => void addFonts(content.fonts), [content.fonts]);
  return (
    <ThemedFrame
      app={app}
      columns={columns}
      role={OWNER}
      readLog={async () => app.log}
      files={pictures}
      loadFonts={loadFonts}
      hasFixedFonts
      isPage
      memory={memory}
      notices={
        <>
          {kept && <UnsavedNotice app={app} />}
          {notices}
        </>
      }
      tools={(say) => (
        <SaveButton
          name={kept ? "Save a copy" : "Save"}
          isUnsaved={isUnsaved}
          onSave={async () => {
            const { edition } = app;
            const next = { ...contentNow(), savedAt: new Date().toISOString() };
            const said = await saveCopy(parts, next);
            if (said === null) return;
            forgetDraft(saved.content);
            setSaved({ edition, content: next });
            say(said);
          }}
          onFail={say}
        />
      )}
    />
  );
}

const contentOf = (app: AppRecords, pictures: FilePictures, { id, savedAt, fonts }: FileContent) =>
  newContent({
    id,
    savedAt,
    app: JSON.parse(writeApp(app)),
    pictures: pictures.list({ records: app.document.tables.map(({ id }) => [...app.records(id).values()]) }),
    fonts,
  });

interface SaveButtonProps {
  name: string;
  isUnsaved: boolean;
  onSave: () => Promise<void>;
  onFail: (message: string) => void;
}

function SaveButton({ name, isUnsaved, onSave, onFail }: SaveButtonProps) {
  const [save, isSaving] = useAction(async () => {
    try {
      await onSave();
    } catch (error) {
      console.error(error);
      onFail("The file could not be written. Check that there is room, and save again.");
    }
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void save();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [save]);
  return (
    <button
      type="button"
      className="run-tool"
      aria-label={isUnsaved ? "Save, there are unsaved changes" : undefined}
      aria-disabled={isSaving}
      onClick={save}
    >
      {name}
      {isUnsaved && <span className="run-unsaved" aria-hidden="true" />}
    </button>
  );
}

const htmlOf = (parts: FileParts, content: FileContent) =>
  new Blob([writeAppHtml(parts, content)], { type: "text/html" });

/** Downloads another state of the app. It never goes into the file that was chosen for this one. */
export const downloadOther = (parts: FileParts, content: FileContent) =>
  download(ownName(content.app.document.name), htmlOf(parts, content));

/** Writes a copy of the file. Returns a message, or null if the person chose no place for it. */
async function saveCopy(parts: FileParts, content: FileContent) {
  const html = htmlOf(parts, content);
  const isDownload = !window.showSaveFilePicker;
  const name = await saveFile("app", ownName(content.app.document.name), html);
  if (name === null) return null;
  return isDownload
    ? `${name} is in your downloads. It has all changes: open that copy next time.`
    : `${name} is saved.`;
}

/** The name of the open file; a page from a host may have none. */
function ownName(app: string) {
  try {
    const name = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");
    if (/\.html?$/i.test(name)) return name;
  } catch {
    // The address has a broken escape.
  }
  return `${fileNameOf(app, "app")}.html`;
}

/** The browser asks before a page with unsaved changes is closed. */
function useWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}

/** Stores unsaved changes in the browser, for a page that is closed or crashes. */
function useDraft(isUnsaved: boolean, of: FileContent, contentNow: () => FileContent, edition: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edition of the app is stored anew
  useEffect(() => {
    if (!isUnsaved) return;
    const keep = () => keepDraft(of, JSON.stringify(contentNow()), new Date().toISOString());
    const timer = setTimeout(keep, DRAFT_DELAY_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [isUnsaved, of, contentNow, edition]);
}

/** A font from bytes is no request, which the policy would refuse. */
async function addFonts(fonts: readonly FileFont[]) {
  for (const { name, weights, data } of fonts) {
    const face = new FontFace(name, bytesOf(data), { weight: weights });
    document.fonts.add(await face.load());
  }
}
