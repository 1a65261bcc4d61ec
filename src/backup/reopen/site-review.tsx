import { useMemo, useState } from "react";
import { AddressList } from "#src/entities/import/address-list.tsx";
import { restorePictures } from "#src/entities/pictures/pack-pictures.ts";
import { adoptSite } from "#src/entities/projects/adopt-site.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { JudgementView } from "#src/publish/passport/judgement-view.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { FormsOff } from "../forms-off.tsx";
import { wordsOf } from "../import-errors.ts";
import { ImportedPictures } from "../imported-pictures.tsx";
import { withoutDestinations } from "../work-file.ts";
import { type ExportedSite, type MovedWebsite, moveFrom } from "./open-site.ts";

interface SiteReviewProps {
  site: ExportedSite;
  /** Called to import the pages as a foreign website instead. */
  onMoved: (moved: MovedWebsite) => void;
  onImported: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** An exported website: whether it is unchanged, and the button to import it. */
export function SiteReview({ site, onMoved, onImported, onBack, onClose }: SiteReviewProps) {
  const { judged, editable, problem, entries } = site;
  const led = useMemo(() => editable && withoutDestinations(editable.document), [editable]);
  const [opened, setOpened] = useState<{ key: string; name: string }>();
  const [failure, setFailure] = useState("");
  const [goOn, isSaving] = useAction(async () => {
    setFailure("");
    try {
      if (editable) {
        await restorePictures(editable.pictures.assets);
        setOpened(await adoptSite(editable.document));
        onImported();
      } else onMoved(await moveFrom(entries));
    } catch (error) {
      setFailure(wordsOf(error, "This could not be saved. Please try again."));
    }
  });

  if (opened) {
    return (
      <>
        <p role="status" data-autofocus="" tabIndex={-1} className="text-lg outline-none">
          <bdi>{opened.name}</bdi> is a project again, with everything editable.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <ButtonLink href={paths.studio(opened.key)} look="primary" onClick={onClose}>
            Open in the studio
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {judged && <JudgementView judged={judged} />}
      {editable && (
        <section aria-label="The editable site" className="mt-4 border-line border-t pt-4">
          <p>
            The editable site is in it: <b>{editable.name || "a website without a name"}</b>. It becomes a
            separate project, beside those you have.
          </p>
          <ImportedPictures of={editable.pictures} />
          <AddressList of={led} />
          <FormsOff hosts={editable.formHost ? [editable.formHost] : []} />
        </section>
      )}
      {!editable && (
        <p className="mt-4 border-line border-t pt-4 text-muted text-sm">
          {problem || "The editable site is not in it, as it was exported without."} To go on with the whole
          site, import its project file, which Share and export saves on its own. Or take its texts and
          pictures into a new project.
        </p>
      )}
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Another file</Button>
        <Button look={editable ? "primary" : "outline"} aria-disabled={isSaving} onClick={goOn}>
          {editable ? (isSaving ? "Opening…" : "Go on with it") : "Take its texts"}
        </Button>
      </div>
    </>
  );
}
