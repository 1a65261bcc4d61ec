import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { queryOptions, useQuery } from "#src/api/query.ts";
import { useFollowWork } from "#src/api/work-queries.ts";
import { keepStorage, storageUse } from "#src/data/keep-storage.ts";
import { rememberCart } from "#src/entities/cart/has-cart.ts";
import { rememberProjects } from "#src/entities/projects/has-projects.ts";
import { forgetFile, isFileChosen, saveFile } from "#src/lib/download.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { later } from "#src/lib/later.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useIsPhone } from "#src/lib/use-media.ts";
import { rememberOutbox } from "#src/sales/replies/outbox-hint.ts";
import { useVisit } from "#src/sales/visit-slice.ts";
import { Button } from "#src/ui/button.tsx";
import { InstallButton } from "#src/ui/install-button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useInvitation } from "./move/use-invitation.ts";
import { useHandedFile } from "./use-handed-file.ts";
import type { WorkRecords } from "./work-file.ts";

// Deferred, because it contains the schemas of sites.
const ImportDialog = later(() => import("./import-dialog.tsx").then(({ ImportDialog }) => ImportDialog));

const MoveDialog = later(() => import("./move/move-dialog.tsx").then(({ MoveDialog }) => MoveDialog));

const FILE_KEY = "my work";

/** Deferred, because it contains the schemas of all work, which are only needed if there is some. */
const workParts = () => import("./work-on-demand.ts");
const DeleteWorkDialog = later(() => workParts().then(({ DeleteWorkDialog }) => DeleteWorkDialog));

const Copies = later(() => workParts().then(({ Copies }) => Copies));

const workQuery = queryOptions({
  queryKey: ["work", "projects", "all-of-it"],
  queryFn: async () => {
    const records: WorkRecords = await (await workParts()).collectWork();
    return {
      projects: records.projects?.length ?? 0,
      versions: records.versions?.length ?? 0,
      drafts: records.drafts?.length ?? 0,
      favourites: records.favourites?.length ?? 0,
      storage: await storageUse(),
    };
  },
});

/** The size of the work in this browser, with buttons to export or delete it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one section of the page
export function MyWork() {
  useFollowWork();
  const { data, refetch } = useQuery({ ...workQuery, showsError: true });
  const [open, setOpen] = useState<"import" | "delete" | "move" | null>(null);
  const [handed, setHanded] = useHandedFile();
  const [invitation, forgetInvitation] = useInvitation();
  const isPhone = useIsPhone();
  const [search, setSearch] = useSearchParams();
  const isMovingIn = search.get("import") === "website";
  const toast = useToast();
  const refreshVisit = useVisit(({ refresh }) => refresh);
  const projects = data?.projects ?? 0;
  const isStored = data?.storage?.isStored ?? true;

  // Requests persistent storage once there is work to lose.
  useEffect(() => {
    if (projects === 0 || isStored) return;
    void keepStorage().then((isStored) => {
      if (isStored) void refetch();
    });
  }, [projects, isStored, refetch]);

  const [exportWork] = useAction(async () => {
    try {
      const { makeWorkCopy, rememberCopy } = await workParts();
      const { name, content } = await makeWorkCopy();
      const savedAs = await saveFile(FILE_KEY, name, content);
      if (!savedAs) return;
      rememberCopy(savedAs);
      toast({
        title: "Your work is exported",
        description: `${savedAs}, ${formatFileSize(content.size)}`,
      });
    } catch (error) {
      console.info("The work could not be exported.", error);
      toast({
        title: "Error",
        description: "Your work could not be exported. Please try again.",
        tone: "destructive",
      });
    }
  });

  const exportElsewhere = () => {
    forgetFile(FILE_KEY);
    void exportWork();
  };

  const closeMove = () => {
    setOpen(null);
    forgetInvitation();
  };

  const deleteWork = async () => {
    const [{ work }, { forgetNotesEverywhere }] = await Promise.all([
      import("#src/api/work-database.ts"),
      workParts(),
    ]);
    await work.clear();
    forgetNotesEverywhere();
    rememberProjects(false);
    rememberCart(false);
    rememberOutbox(0);
    refreshVisit();
    toast({ title: "Your work is deleted", description: "Nothing of it is left in this browser." });
  };

  return (
    <section aria-labelledby="my-work" className="rounded-card border border-line bg-raised">
      <div className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h2 id="my-work" className="text-xl">
            My work
          </h2>
          <p className="mt-1 max-w-[62ch] text-muted">
            Your work is stored in this browser and nowhere else. Export it to keep a copy, or to go on with
            it on another device: save the file here and import it there, or move it between two devices in
            one room.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={exportWork}>Export my work</Button>
            {isFileChosen(FILE_KEY) && <Button onClick={exportElsewhere}>Export elsewhere</Button>}
            <Button onClick={() => setOpen("import")}>Import</Button>
            <Button onClick={() => setOpen("move")}>
              {isPhone ? "Move my work to this phone" : "Move my work to another device"}
            </Button>
            <InstallButton />
            <Button look="danger" onClick={() => setOpen("delete")}>
              Delete my work
            </Button>
          </div>
          {data && (
            <Suspense>
              <Copies />
            </Suspense>
          )}
        </div>
        <div className="border-line max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-8">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1">
            <Count name="Projects" value={data?.projects} />
            <Count name="Versions" value={data?.versions} />
            <Count name="Unfinished forms" value={data?.drafts} />
            <Count name="Favourites" value={data?.favourites} />
          </dl>
          {data?.storage && (
            <div className="mt-4">
              <meter
                aria-label="Storage of this browser in use"
                min={0}
                max={data.storage.quota}
                value={data.storage.used}
                className="h-2.5 w-full"
              />
              <p className="text-muted text-sm">
                {formatFileSize(data.storage.used)} of {formatFileSize(data.storage.quota)} in use by this
                product.{" "}
                {data.storage.isStored
                  ? "The browser has promised to keep it."
                  : "The browser may delete it when storage runs low: export what you cannot do without."}
              </p>
            </div>
          )}
        </div>
      </div>
      {(open === "import" || isMovingIn || handed !== undefined) && (
        <Suspense>
          <ImportDialog
            handed={handed}
            onClose={() => {
              setOpen(null);
              setHanded(undefined);
              if (isMovingIn) setSearch({ tab: "mine" }, { replace: true });
            }}
            onImported={() => rememberProjects(true)}
          />
        </Suspense>
      )}
      {(open === "move" || invitation) && (
        <Suspense>
          <MoveDialog
            key={invitation}
            isReceiver={isPhone || Boolean(invitation)}
            device={isPhone ? "phone" : "device"}
            invitation={invitation}
            onArrived={(file) => {
              closeMove();
              setHanded({ files: [file] });
            }}
            onClose={closeMove}
          />
        </Suspense>
      )}
      {open === "delete" && (
        <Suspense>
          <DeleteWorkDialog
            projects={projects}
            onExport={exportWork}
            onDelete={deleteWork}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-2 border-line border-b py-1">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium tabular-nums">{value ?? "–"}</dd>
    </div>
  );
}
