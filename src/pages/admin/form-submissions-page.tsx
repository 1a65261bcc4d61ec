import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";

export default function AdminFormSubmissionsPage() {
  return (
    <AdminFrame
      title="Form submissions"
      intro="The briefs that visitors have sent, and what became of them."
      permissions="Briefs are private: only an admin may read and answer them."
    >
      <ChangeList area="form-submissions" />
    </AdminFrame>
  );
}
