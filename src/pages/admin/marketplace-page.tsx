import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { TemplateManager } from "#src/features/admin/marketplace/template-manager.tsx";

export default function AdminMarketplacePage() {
  return (
    <AdminFrame
      title="App Marketplace"
      intro="Which templates visitors find, in which order, at what price and with which tags."
      permissions="Anyone can see how the marketplace is set up. Only an admin can change it."
    >
      <TemplateManager />
      <ChangeList area="marketplace" />
    </AdminFrame>
  );
}
