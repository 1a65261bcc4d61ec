import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { ExportPanel } from "#src/features/admin/sync/export-panel.tsx";
import { SyncPanel } from "#src/features/admin/sync/sync-panel.tsx";

export default function SmartsheetIntegrationPage() {
  return (
    <AdminFrame
      title="Spreadsheet integration"
      intro="Merge a spreadsheet with the modules and the templates' prices, decide where they differ, and export everything as files."
      permissions="Anyone can open a spreadsheet and see the differences; nothing is sent. Only an admin can merge it, and export submissions."
    >
      <SyncPanel />
      <ExportPanel />
      <ChangeList area="spreadsheet" />
    </AdminFrame>
  );
}
