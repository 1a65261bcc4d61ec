import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";

export default function AdminMarketplacePage() {
  return (
    <AdminFrame
      title="App Marketplace"
      intro="Which templates are offered, in which order and at what price."
      permissions="Everybody may see how the marketplace is set up. Only an admin may change it."
    >
      <ChangeList area="marketplace" />
    </AdminFrame>
  );
}
