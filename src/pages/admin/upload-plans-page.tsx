import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { PlansUpload } from "#src/features/admin/plans/plans-upload.tsx";

export default function UploadPlansPage() {
  return (
    <AdminFrame
      title="Upload Plans"
      intro="Take the amounts of both plans and the extras from a spreadsheet, see what becomes different, and put it on the pricing page."
      permissions="Everybody may open a file and look at the difference; it stays in this browser. Only an admin may apply it."
    >
      <PlansUpload />
      <ChangeList area="upload-plans" />
    </AdminFrame>
  );
}
