import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";

export default function AdminModulesPage() {
  return (
    <AdminFrame
      title="Module Management"
      intro="Add modules to the catalogue and keep their files together."
      permissions="Everybody may look around here. Only an admin may add a module."
    >
      <ChangeList area="modules" />
    </AdminFrame>
  );
}
