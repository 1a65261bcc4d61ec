import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { ExportPanel } from "#src/features/admin/sync/export-panel.tsx";
import { SyncPanel } from "#src/features/admin/sync/sync-panel.tsx";

export default function SmartsheetIntegrationPage() {
  return (
    <AdminFrame
      title="Spreadsheet integration"
      intro="Bring a sheet together with the modules and the templates' prices, decide where they differ, and take everything out as files."
      permissions="Everybody may open a sheet and look at the differences; it stays in this browser. Only an admin may merge it, and export submissions."
    >
      <SyncPanel />
      <ExportPanel />
      <ChangeList area="spreadsheet" />
    </AdminFrame>
  );
}
