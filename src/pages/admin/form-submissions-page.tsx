import { Suspense } from "react";
import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { InboxIntro, PrivateInbox } from "#src/features/admin/submissions/private-inbox.tsx";
import { SubmissionInbox } from "#src/features/admin/submissions/submission-inbox.tsx";
import { later } from "#src/lib/later.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const ReplyDesk = later(() =>
  import("#src/features/admin/replies/reply-desk.tsx").then(({ ReplyDesk }) => ReplyDesk),
);

export default function AdminFormSubmissionsPage() {
  return (
    <AdminFrame
      title="Form submissions"
      intro={<InboxIntro />}
      permissions="Anyone can write a brief. Only an admin can read and answer them."
    >
      <Suspense fallback={<Skeleton className="h-40" />}>
        <ReplyDesk />
      </Suspense>
      <PrivateInbox>
        <SubmissionInbox />
      </PrivateInbox>
      <ChangeList area="form-submissions" />
    </AdminFrame>
  );
}
