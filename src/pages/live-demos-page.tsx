import { Suspense, useState } from "react";
import { DemoUsersNotice } from "#src/features/demo/demo-users-notice.tsx";
import { RoleLinks } from "#src/features/demo/role-links.tsx";
import { LiveDemosIntro } from "#src/features/modules/live-demos-intro.tsx";
import { ModuleBrowser } from "#src/features/modules/module-browser.tsx";
import { useModules } from "#src/features/modules/modules-queries.ts";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";
import { later } from "#src/lib/later.ts";

const LiveDemosTour = later(() =>
  import("#src/features/modules/live-demos-tour.tsx").then(({ LiveDemosTour }) => LiveDemosTour),
);

const ResetDemoDialog = later(() =>
  import("#src/features/demo/reset-demo-dialog.tsx").then(({ ResetDemoDialog }) => ResetDemoDialog),
);

export default function LiveDemosPage() {
  const { data: modules = [], isPlaceholderData } = useModules();
  const [isResetting, setIsResetting] = useState(false);
  const [isTouring, setIsTouring] = useState(false);

  return (
    <>
      <PreparedFor />
      <div className="page pb-4">
        <LiveDemosIntro onTour={() => setIsTouring(true)} onReset={() => setIsResetting(true)} />
        <DemoUsersNotice />
        <div aria-busy={isPlaceholderData}>
          <ModuleBrowser modules={modules} renderEntries={(module) => <RoleLinks module={module} />} />
        </div>
        <Suspense>
          {isTouring && <LiveDemosTour onClose={() => setIsTouring(false)} />}
          {isResetting && <ResetDemoDialog onClose={() => setIsResetting(false)} />}
        </Suspense>
      </div>
    </>
  );
}
