import { type FormEvent, useState } from "react";
import { useMutation, useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import type { ProjectVersion } from "#src/api/work-records.ts";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { saveAsTemplate } from "#src/entities/projects/own-templates.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { useAction } from "#src/lib/use-action.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { siteName } from "#src/sites/page-title.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { keepBeforeChange } from "../automatic-versions.ts";
import { control, Labelled } from "../inspector/labelled.tsx";
import { listVersions, putVersionBack, removeVersion, saveVersion } from "../saved-sites.ts";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";

const MAX_NAME_LENGTH = 80;

/** Earlier versions of the site: named and automatic ones. */
export function VersionsPanel() {
  useFollowWork();
  const document = useSite();
  const canEdit = useCanEdit();
  const { project } = useStudio((studio) => studio.opened);
  const toast = useToast();
  const [name, setName] = useState("");
  const [looked, setLooked] = useState<ProjectVersion | null>(null);
  const versions = useQuery({
    queryKey: [...workKey("versions"), project.kind, project.id],
    queryFn: () => listVersions(project),
    showsError: true,
  });
  const named = versions.data?.filter(({ automatic }) => !automatic);
  const automatic = versions.data?.filter(({ automatic }) => automatic);
  const save = useMutation({
    mutationFn: () =>
      saveVersion(project, name.trim() || `As of ${timeOf(new Date().toISOString())}`, document),
    onSuccess: () => {
      setName("");
      announce("Version saved.", "studio");
      return versions.refetch();
    },
  });
  const [saveTemplate, isSavingTemplate] = useAction(async () => {
    const name = siteName(document);
    try {
      await saveAsTemplate(name, document);
      toast({
        title: "Saved as a template",
        description: `"${name}" is among your templates, on the page of your projects.`,
      });
    } catch (error) {
      toast({
        title: "Not saved as a template",
        description: error instanceof Error ? error.message : "Please try again.",
        tone: "destructive",
      });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const offerBack = (version: ProjectVersion) => {
    const putBack = () =>
      putVersionBack(version).then(
        () => versions.refetch(),
        () =>
          toast({
            title: "Error",
            description: `"${version.name}" could not be restored. Please try again.`,
            tone: "destructive",
            action: { label: "Try again", onAction: putBack },
          }),
      );
    toast({
      title: "Version deleted",
      description: `"${version.name}" was removed from the versions of this site.`,
      action: { label: "Undo", onAction: putBack },
    });
  };

  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="grid gap-2">
        <Labelled label="Name of this version" hint="A saved version stays as it is, whatever you change.">
          {(id, hint) => (
            <input
              id={id}
              aria-describedby={hint}
              className={control}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              placeholder="Before the summer menu"
              disabled={!canEdit}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
        <Button type="submit" disabled={!canEdit || save.isPending}>
          Save version
        </Button>
        {save.isError && (
          <p role="alert" className="text-danger text-sm">
            {save.error.message}
          </p>
        )}
      </form>
      {versions.isError && (
        <p role="alert" className="text-danger text-sm">
          {versions.error.message}
        </p>
      )}
      {named?.length === 0 && <p className="text-muted text-sm">No version has been saved yet.</p>}
      <VersionList versions={named} onLook={setLooked} />
      {automatic && automatic.length > 0 && (
        <details open={named?.length === 0}>
          <summary className="min-h-9 cursor-pointer py-1.5 font-medium text-sm">
            Saved automatically: {automatic.length}
          </summary>
          <p className="mb-2 text-muted text-xs">
            At most one every ten minutes while you work, and one before the whole site changes. Older ones
            are thinned out.
          </p>
          <VersionList versions={automatic} onLook={setLooked} />
        </details>
      )}
      <div className="border-line border-t pt-4">
        <Button aria-disabled={isSavingTemplate} onClick={() => void saveTemplate()} className="w-full">
          Save as my template
        </Button>
        <p className="mt-1.5 text-muted text-xs">
          To begin other projects with this site. Your templates are below your projects.
        </p>
      </div>
      {looked && (
        <VersionDialog
          version={looked}
          onClose={() => setLooked(null)}
          onRemoved={() => {
            setLooked(null);
            offerBack(looked);
            void versions.refetch();
          }}
        />
      )}
    </div>
  );
}

interface VersionListProps {
  versions: readonly ProjectVersion[] | undefined;
  onLook: (version: ProjectVersion) => void;
}

function VersionList({ versions, onLook }: VersionListProps) {
  return (
    <ul className="grid gap-2">
      {versions?.map((version) => (
        <li key={version.id} className="rounded-lg border border-line p-2.5">
          <p className="font-medium text-sm">{version.name}</p>
          <p className="text-muted text-xs">{timeOf(version.createdAt)}</p>
          <Button size="small" className="mt-2" onClick={() => onLook(version)}>
            Look at it
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface VersionDialogProps {
  version: ProjectVersion;
  onClose: () => void;
  onRemoved: () => void;
}

function VersionDialog({ version, onClose, onRemoved }: VersionDialogProps) {
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const site = useSite();
  const { project } = useStudio((studio) => studio.opened);
  const [read] = useState(() => readVersion(version));
  const photos = usePhotos(read.document);
  const remove = useMutation({ mutationFn: () => removeVersion(version), onSuccess: onRemoved });

  const [restore] = useAction(async (document: SiteDocument) => {
    // The version is stored too, because undo only works while the studio is open.
    await keepBeforeChange(project, site, "Before a version was restored").catch(() => {});
    const isChanged = change(`Restored “${version.name}”`, () => document);
    announce(
      isChanged
        ? `The version ${version.name} is restored. Undo takes it back.`
        : `The site already matches the version ${version.name}.`,
      "studio",
    );
    onClose();
  });

  return (
    <Dialog
      title={version.name}
      subtitle={`Saved ${timeOf(version.createdAt)}`}
      onClose={onClose}
      className="max-w-3xl!"
    >
      {read.document ? (
        <div className="max-h-[55vh] overflow-auto border border-line">
          <SiteThumbnail
            document={read.document}
            photos={photos}
            label={`The home page of ${version.name}`}
          />
        </div>
      ) : (
        <p role="alert">{read.problem}</p>
      )}
      {remove.isError && (
        <p role="alert" className="mt-3 text-danger">
          {remove.error.message}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="danger" disabled={!canEdit || remove.isPending} onClick={() => remove.mutate()}>
          Delete version
        </Button>
        {read.document && (
          <Button
            look="primary"
            data-autofocus
            disabled={!canEdit}
            onClick={() => void restore(read.document)}
          >
            Restore it
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type Read = { document: SiteDocument } | { document: undefined; problem: string };

function readVersion({ document }: ProjectVersion): Read {
  try {
    return { document: parseDocument(document) };
  } catch (error) {
    return { document: undefined, problem: error instanceof Error ? error.message : String(error) };
  }
}

const timeOf = (iso: string) => formatDateTime(new Date(iso), "medium");
