import chartIcon from "icon:chart-bar";
import { useState } from "react";
import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { ChangeList } from "#src/features/admin/change-list.tsx";
import { Dashboard } from "#src/features/admin/dashboard.tsx";
import { QuickTips } from "#src/features/admin/quick-tips.tsx";
import { ModuleFileUploader } from "#src/features/admin/uploader/module-file-uploader.tsx";
import { AddModuleForm } from "#src/features/modules/add-module-form.tsx";
import { ModuleList } from "#src/features/modules/module-list.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

export default function AdminModulesPage() {
  const [showsDashboard, setShowsDashboard] = useState(false);
  return (
    <AdminFrame
      title="Module Management"
      intro="Add modules to the catalogue, queue their files, and see the totals."
      permissions="Anyone can look around and try uploads. Only an admin can add a module."
      actions={
        <Button aria-expanded={showsDashboard} onClick={() => setShowsDashboard(!showsDashboard)}>
          <Icon path={chartIcon} />
          Admin Dashboard
        </Button>
      }
    >
      {showsDashboard && <Dashboard />}
      <div className="grid gap-10 *:min-w-0 xl:grid-cols-2">
        <AddModuleForm />
        <ModuleFileUploader />
      </div>
      <ModuleList />
      <QuickTips />
      <ChangeList area="modules" />
    </AdminFrame>
  );
}
