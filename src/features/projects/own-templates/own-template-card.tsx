import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { OwnTemplate } from "#src/api/work-records.ts";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import {
  beginWithTemplate,
  putTemplateBack,
  removeOwnTemplate,
  renameOwnTemplate,
} from "#src/entities/projects/own-templates.ts";
import { RenameForm } from "#src/features/projects/list/rename-project.tsx";
import { formatDate } from "#src/lib/english.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { parseDocument } from "#src/sites/document.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

/** A site saved as a template, with its actions. */
export function OwnTemplateCard({ template }: { template: OwnTemplate }) {
  const { id, name, createdAt } = template;
  const [, navigate] = useLocation();
  const toast = useToast();
  const [isRenaming, setIsRenaming] = useState(false);
  const document = useMemo(() => readable(template), [template]);
  const photos = usePhotos(document);

  const fail = (description: string) => toast({ title: "Error", description, tone: "destructive" });
  const [begin, isBeginning] = useAction(async () => {
    try {
      const { key } = await beginWithTemplate(template);
      navigate(paths.studio(key));
    } catch (error) {
      console.info("The project could not be saved.", error);
      fail("The project could not be saved. Please try again.");
    }
  });
  const putBack = () =>
    putTemplateBack(template).catch(() => fail(`"${name}" could not be restored. Please try again.`));
  const [remove] = useAction(async () => {
    try {
      await removeOwnTemplate(id);
      toast({
        title: "Template deleted",
        description: `"${name}" is no longer among your templates. Projects that started from it stay.`,
        action: { label: "Undo", onAction: () => void putBack() },
      });
    } catch (error) {
      console.info("The template could not be deleted.", error);
      fail("The template could not be deleted. Please try again.");
    }
  });

  return (
    <article className="grid h-full content-start rounded-card border border-line bg-raised">
      <div className="aspect-[4/3] overflow-hidden rounded-t-card border-line border-b bg-sunken">
        {document ? (
          <SiteThumbnail document={document} photos={photos} width={1280} height={960} label="" />
        ) : (
          <p className="p-4 text-muted">This version of the product cannot show this template.</p>
        )}
      </div>
      <div className="grid gap-3 p-4">
        {isRenaming ? (
          <RenameForm
            label="Template name"
            name={name}
            onRename={(name) => renameOwnTemplate(id, name)}
            onDone={() => setIsRenaming(false)}
          />
        ) : (
          <div>
            <h3 className="break-words text-lg">{name}</h3>
            <p className="text-muted text-sm">Saved {formatDate(new Date(createdAt), "medium")}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {document && (
            <Button look="primary" size="small" aria-disabled={isBeginning} onClick={() => void begin()}>
              New project <span className="sr-only">with {name}</span>
            </Button>
          )}
          <Button size="small" onClick={() => setIsRenaming(true)} disabled={isRenaming}>
            Rename <span className="sr-only">{name}</span>
          </Button>
          <Button size="small" onClick={() => void remove()}>
            Delete <span className="sr-only">{name}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}

function readable({ document }: OwnTemplate) {
  try {
    return parseDocument(document);
  } catch {
    return undefined; // from a newer version, or damaged: it can still be exported and deleted
  }
}
