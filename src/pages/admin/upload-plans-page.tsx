import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { LaterPart } from "#src/features/admin/later-part.tsx";

const loadPlansUpload = () =>
  import("#src/features/admin/plans/plans-upload.tsx").then(({ PlansUpload }) => PlansUpload);

export default function UploadPlansPage() {
  return (
    <AdminFrame
      title="Upload Plans"
      intro="Take the amounts of both plans and the extras from a spreadsheet, see what becomes different, and put it on the pricing page."
      permissions="Everybody may open a file and look at the difference; it stays in this browser. Only an admin may apply it."
    >
      <LaterPart load={loadPlansUpload} />
      <ChangeList area="upload-plans" />
    </AdminFrame>
  );
}
