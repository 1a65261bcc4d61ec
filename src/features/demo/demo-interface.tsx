import chartIcon from "icon:chart-bar";
import gearIcon from "icon:gear-six";
import houseIcon from "icon:house";
import tableIcon from "icon:table";
import type { Module } from "#src/contract/modules.ts";
import { UserTypeBadge } from "#src/entities/demo-users/user-type-badge.tsx";
import { categoryBanner, categoryLooks } from "#src/entities/modules/category-look.ts";
import { brand } from "#src/lib/brand.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { TooltipProvider } from "#src/ui/tooltip.tsx";
import { DashboardSection, DataSection, ReportsSection, SettingsSection } from "./demo-sections.tsx";
import type { DemoSection, DemoSession } from "./demo-session.ts";
import { ModuleOverview } from "./module-overview.tsx";
import { useSampleRows } from "./use-sample-rows.ts";

const sections: readonly { id: DemoSection; name: string; icon: string }[] = [
  { id: "dashboard", name: "Dashboard", icon: houseIcon },
  { id: "data", name: "Data View", icon: tableIcon },
  { id: "reports", name: "Reports", icon: chartIcon },
  { id: "settings", name: "Settings", icon: gearIcon },
];

interface DemoInterfaceProps {
  module: Module;
  session: DemoSession;
  onChoose: (section: DemoSection) => void;
  onLogout: () => void;
}

/** The demo of a module after login. */
export function DemoInterface({ module, session, onChoose, onLogout }: DemoInterfaceProps) {
  const rows = useSampleRows(module.category);
  return (
    <TooltipProvider>
      <Banner image={categoryBanner(module.category)}>
        <header className="page py-8">
          <p className="flex items-center gap-2 font-medium text-on-night-signal">
            <Icon path={categoryLooks[module.category].icon} /> Demo Interface
          </p>
          <PageHeading
            title={`${module.name} demo`}
            className="mt-1 text-[clamp(1.75rem,4vw*var(--type-scale),2.75rem)]"
          >
            {module.name}
          </PageHeading>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <p className="flex flex-wrap items-center gap-2">
              Logged in as <strong className="break-all">{session.username}</strong>
              {session.userType && <UserTypeBadge userType={session.userType} />}
            </p>
            <Button size="small" onClick={onLogout}>
              Logout
            </Button>
          </div>
        </header>
      </Banner>

      <div
        data-demo=""
        className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 xl:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <Tabs
          label={`${brand.name} module sections`}
          layout="side"
          selected={session.section}
          onSelect={onChoose}
          tabs={sections.map(({ id, name, icon }) => ({
            id,
            label: (
              <>
                <Icon path={icon} className="hidden size-[1.25em] sm:block" /> {name}
              </>
            ),
          }))}
        >
          {session.section === "dashboard" && <DashboardSection category={module.category} rows={rows} />}
          {session.section === "data" && <DataSection category={module.category} rows={rows} />}
          {session.section === "reports" && <ReportsSection />}
          {session.section === "settings" && <SettingsSection />}
        </Tabs>
        <ModuleOverview module={module} />
      </div>
    </TooltipProvider>
  );
}
