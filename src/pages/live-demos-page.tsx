import { memo, Suspense, useDeferredValue, useState } from "react";
import { useModules } from "#src/entities/modules/modules-queries.ts";
import { DemoUsersNotice } from "#src/features/demo/demo-users-notice.tsx";
import { LiveDemosIntro } from "#src/features/modules/live-demos-intro.tsx";
import { ModuleBrowser } from "#src/features/modules/module-browser.tsx";
import { ModulesNotice } from "#src/features/modules/modules-notice.tsx";
import { later } from "#src/lib/later.ts";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const LiveDemosTour = later(() =>
  import("#src/features/modules/live-demos-tour.tsx").then(({ LiveDemosTour }) => LiveDemosTour),
);
const ResetDemoDialog = later(() =>
  import("#src/features/demo/reset-demo-dialog.tsx").then(({ ResetDemoDialog }) => ResetDemoDialog),
);

const Modules = memo(ModuleBrowser);

export default function LiveDemosPage() {
  const { modules, isPlaceholderData } = useModules();
  // Deferred, so that rendering all cards can be interrupted.
  const shown = useDeferredValue(modules);
  const [isResetting, setIsResetting] = useState(false);
  const [isTouring, setIsTouring] = useState(false);

  return (
    <>
      <PreparedFor />
      <div className="page pb-4">
        <LiveDemosIntro onTour={() => setIsTouring(true)} onReset={() => setIsResetting(true)} />
        <ModulesNotice />
        <DemoUsersNotice />
        <div aria-busy={isPlaceholderData}>
          <Modules modules={shown} />
        </div>
        <Suspense>{isTouring && <LiveDemosTour onClose={() => setIsTouring(false)} />}</Suspense>
        <Suspense>{isResetting && <ResetDemoDialog onClose={() => setIsResetting(false)} />}</Suspense>
      </div>
    </>
  );
}
