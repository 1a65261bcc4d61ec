import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { PlansUpload } from "#src/features/admin/plans/plans-upload.tsx";

export default function UploadPlansPage() {
  return (
    <AdminFrame
      title="Upload Plans"
      intro="Import the amounts of both plans and the extras from a spreadsheet, review the differences, and put them on the pricing page."
      permissions="Anyone can open a file and see the differences; it stays in this browser. Only an admin can apply it."
    >
      <PlansUpload />
      <ChangeList area="upload-plans" />
    </AdminFrame>
  );
}
