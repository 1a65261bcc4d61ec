import { useParams } from "wouter";
import type { Module } from "#src/contract/modules.ts";
import { useDemoUsersOf } from "#src/entities/demo-users/demo-users-queries.ts";
import { useModuleBySlug } from "#src/entities/modules/modules-queries.ts";
import { DemoInterfacePart } from "#src/features/demo/demo-interface-part.tsx";
import { DemoLoginPanel } from "#src/features/demo/demo-login-panel.tsx";
import { InterfacePreview } from "#src/features/demo/interface-preview.tsx";
import { useDemoSession } from "#src/features/demo/use-demo-session.ts";
import { ModuleNotFound } from "#src/features/modules/module-not-found.tsx";
import { ModulePreview } from "#src/features/modules/module-preview.tsx";
import { ModulesNotice } from "#src/features/modules/modules-notice.tsx";
import { usePreloaded } from "#src/lib/lazy-part.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

export default function ModulePreviewPage() {
  return (
    <>
      <PreparedFor />
      <div className="page pt-6 empty:hidden">
        <ModulesNotice />
      </div>
      <NamedModule />
    </>
  );
}

function NamedModule() {
  const { moduleName } = useParams<{ moduleName: string }>();
  const { module, isLoading } = useModuleBySlug(moduleName);

  if (module === undefined) return <PageMessage title="Loading module preview..." isLoading />;
  if (module === null) return <ModuleNotFound />;
  return <KnownModule module={module} isLoading={isLoading} />;
}

function KnownModule({ module, isLoading }: { module: Module; isLoading: boolean }) {
  const { demoSession, login, choose, logout } = useDemoSession(module);
  usePreloaded(DemoInterfacePart);
  const { data: demoUsers } = useDemoUsersOf(module.name);

  const tryDemo = () => {
    const [first] = demoUsers ?? [];
    if (first) login(first);
    else document.getElementById("demo-login")?.focus();
  };

  if (demoSession && !isLoading) {
    return (
      <DemoInterfacePart
        loadingTitle="Loading module preview..."
        module={module}
        session={demoSession}
        onChoose={choose}
        onLogout={logout}
      />
    );
  }
  return (
    <ModulePreview
      module={module}
      isLoading={isLoading}
      onTry={tryDemo}
      aside={<DemoLoginPanel module={module} onLogin={login} />}
      interfacePreview={<InterfacePreview module={module} />}
    />
  );
}
