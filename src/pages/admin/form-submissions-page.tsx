import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { InboxIntro, PrivateInbox } from "#src/features/admin/submissions/private-inbox.tsx";
import { SubmissionInbox } from "#src/features/admin/submissions/submission-inbox.tsx";

export default function AdminFormSubmissionsPage() {
  return (
    <AdminFrame
      title="Form submissions"
      intro={<InboxIntro />}
      permissions="Everybody may write a brief. Only an admin may read and answer them."
    >
      <PrivateInbox>
        <SubmissionInbox />
      </PrivateInbox>
      <ChangeList area="form-submissions" />
    </AdminFrame>
  );
}
