import { useEffect, useMemo, useState } from "react";
import { WorkError } from "#src/api/work-error.ts";
import { OWN_APP } from "#src/contract/app-templates.ts";
import type { AppData } from "#src/entities/projects/app-data.ts";
import type { AppRole } from "#src/entities/running-app.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { downloadText } from "#src/lib/download.ts";
import { later } from "#src/lib/later.ts";
import { tabStorage } from "#src/lib/storage.ts";
import { noteEditor } from "#src/lib/unfinished.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { holdPictures } from "#src/pictures/asset-store.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import type { FontPairing } from "#src/sites/themes/fonts.ts";
import { Button } from "#src/ui/button.tsx";
import { createColumns } from "../computed/columns.ts";
import { readApp } from "../records/app-file.ts";
import { type AppRecords, createRecords } from "../records/records.ts";
import { readLog } from "../store/app-storage.ts";
import {
  type AppOrigin,
  firstState,
  followOtherTabs,
  type OpenApp,
  openApp,
  type UnreadableApp,
} from "../store/open-app.ts";
import { UnreadableData } from "../unreadable-data.tsx";
import { ViewDraftsContext } from "../views/view-drafts.ts";
import { browserFiles } from "./browser-files.ts";
import type { FrameEditing } from "./editor-props.ts";
import { productExports } from "./product-exports.ts";
import { ThemedFrame } from "./themed-frame.tsx";
import { isStuck, UnsavedNotice } from "./unsaved-notice.tsx";

/** Parts of the frame that the product has and a file of its own has not. */
const inProduct = {
  files: browserFiles,
  exports: productExports,
  loadFonts: (pairing: FontPairing) => void loadFonts(pairing),
};

const AppEditor = later(() => import("../edit/app-editor.tsx").then(({ AppEditor }) => AppEditor));

interface StoredAppStageProps {
  appKey: string;
  origin: AppOrigin;
  role: AppRole;
  /** Whether an admin may change the app itself, and not only its records. */
  isEditable?: boolean;
  /** The table that a message goes into, if a link in the message opened the app. */
  taking?: string | undefined;
}

/** Opens the app that is stored under a key, and runs it. */
export function StoredAppStage({ appKey, origin, role, isEditable = false, taking }: StoredAppStageProps) {
  const { templateId, name } = origin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an app stays open when its project is renamed
  const { value, error, retry } = useAsyncValue(
    async () => (await openApp(appKey, { templateId, name })) ?? null,
    [appKey, templateId],
  );
  if (error)
    return (
      <Message role="alert">
        <p>
          {name ?? "This app"} could not be opened.{" "}
          {error instanceof WorkError ? error.message : "Nothing was changed."}
        </p>
        <Button onClick={retry}>Try again</Button>
      </Message>
    );
  if (value === undefined)
    return (
      <Message role="status">
        <p>Opening {name ?? "the app"}…</p>
      </Message>
    );
  if (value === null)
    return (
      <Message role="alert">
        <p>There is nothing stored of this app in this browser.</p>
      </Message>
    );
  if ("problem" in value) return <Unreadable of={value} />;
  if ("saved" in value)
    return <UnreadableData appKey={appKey} name={name ?? "this app"} {...value} onSetAside={retry} />;
  return (
    <Running
      key={appKey}
      appKey={appKey}
      origin={origin}
      opened={value}
      role={role}
      isEditable={isEditable}
      taking={taking}
    />
  );
}

function Message({ role, children }: { role: "alert" | "status"; children: React.ReactNode }) {
  return (
    <div
      role={role}
      className="grid size-full min-h-60 content-center justify-items-center gap-4 bg-raised p-6 text-center text-ink"
    >
      {children}
    </div>
  );
}

/** In place of an app whose document is damaged or of a newer version. It stays as it is stored. */
function Unreadable({ of: { problem, stored } }: { of: UnreadableApp }) {
  const exportAll = () => {
    const records = [
      { store: "appDocuments", record: stored.head },
      ...stored.records.map((record) => ({ store: "appRecords", record })),
    ];
    const text = JSON.stringify({ format: "sitewright-set-aside", records }, null, 2);
    downloadText(`not-readable-${dayOf(new Date())}.json`, text, "application/json");
  };
  return (
    <Message role="alert">
      <h2 className="text-xl">This app cannot be opened</h2>
      <p className="max-w-[60ch] text-muted">
        {problem} Nothing was deleted, and nothing is changed until this product can read it. You can export
        what is stored.
      </p>
      <Button look="primary" onClick={exportAll}>
        Export what was saved
      </Button>
    </Message>
  );
}

interface MemoryAppStageProps {
  data: AppData;
  role: AppRole;
}

/** Runs an app in memory, such as one from a link. */
export function MemoryAppStage({ data, role }: MemoryAppStageProps) {
  const [app] = useState(() => createRecords(readApp(data)));
  return <LiveAppStage app={app} role={role} />;
}

/** Runs an app whose records are somebody else's, such as a proposal. */
export function LiveAppStage({ app, role = "admin" }: { app: AppRecords; role?: AppRole }) {
  const columns = useMemo(() => createColumns(app), [app]);
  return <ThemedFrame app={app} columns={columns} role={role} readLog={async () => app.log} {...inProduct} />;
}

interface RunningProps {
  appKey: string;
  origin: AppOrigin;
  opened: OpenApp;
  role: AppRole;
  isEditable: boolean;
  taking: string | undefined;
}

function Running({ appKey, origin, opened, role, isEditable, taking }: RunningProps) {
  const { app, columns, unreadable, drafts } = opened;
  const { templateId, name } = origin;
  const editing = useStoredEditing(appKey);
  const memory = useMemo(
    () => ({
      read: () => tabStorage.read(`app-place:${appKey}`),
      keep: (place: string) => void tabStorage.write(`app-place:${appKey}`, place),
    }),
    [appKey],
  );
  useEffect(() => followOtherTabs(app), [app]);
  // Undo may bring back a picture that no record has any more.
  useEffect(() => holdPictures(), []);
  return (
    <ViewDraftsContext value={drafts}>
      <ThemedFrame
        app={app}
        columns={columns}
        role={role}
        readLog={async () => [...(await readLog(appKey)), ...app.log.slice(app.log.length - app.unsaved)]}
        notices={<Notices app={app} unreadable={unreadable} />}
        loadFirst={templateId === OWN_APP ? undefined : () => firstState(templateId, name)}
        editing={isEditable ? editing : undefined}
        memory={memory}
        taking={taking}
        {...inProduct}
      />
    </ViewDraftsContext>
  );
}

/** Whether the app is being edited; also after a reload. */
function useStoredEditing(draftKey: string): FrameEditing {
  const key = `app-edited:${draftKey}` as const;
  const [isOpen, setIsOpen] = useState(() => tabStorage.read(key) !== null);
  const onOpen = (open: boolean) => {
    setIsOpen(open);
    if (open) tabStorage.write(key, "");
    else tabStorage.remove(key);
  };
  return { Editor: AppEditor, isOpen, onOpen, draftKey };
}

function Notices({ app, unreadable }: { app: AppRecords; unreadable: number }) {
  const [isHidden, setIsHidden] = useState(false);
  const isUnsaved = isStuck(app);

  // A reload of the product for a new version would lose it.
  useEffect(() => (isUnsaved ? noteEditor() : undefined), [isUnsaved]);

  return (
    <>
      <UnsavedNotice app={app} />
      {unreadable > 0 && !isHidden && (
        <div role="status" className="run-notice">
          <p>
            {unreadable === 1 ? "One record" : `${unreadable} records`} could not be read. Nothing was
            deleted: you can export what was set aside under My Projects.
          </p>
          <button type="button" className="act" onClick={() => setIsHidden(true)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}
