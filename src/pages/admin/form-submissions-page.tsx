import type { Submission } from "#src/contract/form-submissions.ts";
import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { InboxIntro, PrivateInbox } from "#src/features/admin/submissions/private-inbox.tsx";
import { SubmissionInbox } from "#src/features/admin/submissions/submission-inbox.tsx";

async function createProject(submission: Submission) {
  const { createProjectFromBrief } = await import("#src/features/projects/project-from-brief.ts");
  return (await createProjectFromBrief(submission)).id;
}

export default function AdminFormSubmissionsPage() {
  return (
    <AdminFrame
      title="Form submissions"
      intro={<InboxIntro />}
      permissions="Everybody may write a brief. Only an admin may read and answer them."
    >
      <PrivateInbox>
        <SubmissionInbox createProject={createProject} />
      </PrivateInbox>
      <ChangeList area="form-submissions" />
    </AdminFrame>
  );
}
