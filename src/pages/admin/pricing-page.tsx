import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";

export default function AdminPricingPage() {
  return (
    <AdminFrame
      title="Admin Pricing"
      intro="The amounts of both plans, as the pricing page, the deploy dialog and the cart show them."
      permissions="Everybody may see the amounts. Only an admin may change them."
    >
      <ChangeList area="pricing" />
    </AdminFrame>
  );
}
