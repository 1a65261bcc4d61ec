import { useState } from "react";
import type { Submission } from "#src/contract/form-submissions.ts";
import { type SubmissionStatus, statusNames, submissionStatuses } from "#src/contract/submission-states.ts";
import { templateFeatures } from "#src/contract/template-facets.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { mailTo } from "#src/lib/mail-address.ts";
import { paths } from "#src/lib/paths.ts";
import { session } from "#src/lib/storage.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { Answer } from "../answer.tsx";
import { industryName } from "./filter-submissions.ts";
import { useUpdateSubmissions } from "./submissions-queries.ts";

interface SubmissionDialogProps {
  submission: Submission;
  /** Creates a project from the submission. */
  onCreateProject: (submission: Submission) => Promise<void>;
  onClose: () => void;
}

const statusOptions = submissionStatuses.map((value) => ({ value, label: statusNames[value] }));

/** One submission with its notes and the next steps. */
export function SubmissionDialog({ submission, onCreateProject, onClose }: SubmissionDialogProps) {
  const update = useUpdateSubmissions();
  const { id, look, pages, features, projectId } = submission;
  // Unsaved notes survive closing the dialog, and a reload.
  const draftKey = `submission-notes:${id} ${submission.createdAt}` as const;
  const [notes, setNotes] = useState(() => session.read(draftKey) ?? submission.notes);

  const write = (text: string) => {
    setNotes(text);
    session.write(draftKey, text);
  };
  const saveNotes = () =>
    update.mutate({ ids: [id], changes: { notes } }, { onSuccess: () => session.remove(draftKey) });

  const [create, isCreating] = useAction(() => onCreateProject(submission));

  return (
    <Dialog
      title={submission.businessName}
      subtitle={`${industryName(submission.industry)} · ${formatDateTime(new Date(submission.createdAt), "full")}`}
      onClose={onClose}
      className="max-w-3xl!"
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        <dl className="grid content-start gap-3">
          <Answer name="What they do">{submission.description}</Answer>
          {submission.audience && <Answer name="For whom">{submission.audience}</Answer>}
          {pages.length > 0 && <Answer name="Pages wanted">{pages.join(" · ")}</Answer>}
          {features.length > 0 && (
            <Answer name="Features wanted">{features.map(featureName).join(" · ")}</Answer>
          )}
          {(look.tone || look.palette) && (
            <Answer name="Look">{[look.tone, look.palette].filter(Boolean).join(", ")}</Answer>
          )}
          <Answer name="Contact">
            {submission.contactName}
            <br />
            <a className="break-all underline underline-offset-4" href={mailTo(submission.email)}>
              {submission.email}
            </a>
            {submission.phone && (
              <>
                <br />
                {submission.phone}
              </>
            )}
          </Answer>
          {submission.module && <Answer name="Asks about the module">{submission.module}</Answer>}
        </dl>
        <div className="grid content-start gap-4">
          <Select
            label="Status"
            value={submission.status}
            options={statusOptions}
            onChoose={(status: SubmissionStatus) => update.mutate({ ids: [id], changes: { status } })}
          />
          <div>
            <TextArea
              label="Notes"
              rows={4}
              maxLength={5_000}
              value={notes}
              onChange={(event) => write(event.target.value)}
            />
            <Button
              size="small"
              className="mt-2"
              disabled={notes.trim() === submission.notes}
              onClick={saveNotes}
            >
              Save notes
            </Button>
          </div>
          <div className="border-line border-t pt-4">
            {projectId === null ? (
              <Button look="primary" aria-disabled={isCreating} onClick={() => void create()}>
                {isCreating ? "Creating…" : "Create project from brief"}
              </Button>
            ) : (
              <ButtonLink href={paths.openProject(`local-${projectId}`)}>Open the project</ButtonLink>
            )}
            <p className="mt-2 text-muted text-sm">
              The project is saved in this browser, with a site made from these answers.
            </p>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function featureName(feature: string) {
  const name = (templateFeatures as Record<string, string>)[feature];
  return Object.hasOwn(templateFeatures, feature) && name ? name : feature.replaceAll("-", " ");
}
