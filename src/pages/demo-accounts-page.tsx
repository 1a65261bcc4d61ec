import { useModules } from "#src/entities/modules/modules-queries.ts";
import { DemoAccountsIntro, FixedAccounts, ModuleAccounts } from "#src/features/demo/demo-account-list.tsx";
import { DemoUsersNotice } from "#src/features/demo/demo-users-notice.tsx";
import { ModulesNotice } from "#src/features/modules/modules-notice.tsx";

export default function DemoAccountsPage() {
  const { modules } = useModules();
  return (
    <div className="page pb-4">
      <DemoAccountsIntro />
      <FixedAccounts />
      <h2 className="mt-14 mb-6 text-3xl">Accounts by module</h2>
      <ModulesNotice />
      <DemoUsersNotice />
      <ModuleAccounts modules={modules} />
    </div>
  );
}
