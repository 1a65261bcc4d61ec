import { useEffect, useState } from "react";
import { useParams } from "wouter";
import type { Module } from "#src/contract/modules.ts";
import { useModuleBySlug } from "#src/entities/modules/modules-queries.ts";
import { DemoInterfacePart } from "#src/features/demo/demo-interface-part.tsx";
import { DemoLoginDialog } from "#src/features/demo/demo-login-dialog.tsx";
import { useDemoSession } from "#src/features/demo/use-demo-session.ts";
import { ModuleDemoIntro } from "#src/features/modules/module-demo-intro.tsx";
import { ModuleNotFound } from "#src/features/modules/module-not-found.tsx";
import { usePreloaded } from "#src/lib/lazy-part.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

export default function ModuleDemoPage() {
  return (
    <>
      <PreparedFor />
      <NamedModule />
    </>
  );
}

function NamedModule() {
  const { moduleName } = useParams<{ moduleName: string }>();
  const { module, isLoading } = useModuleBySlug(moduleName);

  if (module === undefined) return <PageMessage title="Loading module..." isLoading />;
  if (module === null) return <ModuleNotFound />;
  return <KnownModule module={module} isLoading={isLoading} />;
}

function KnownModule({ module, isLoading }: { module: Module; isLoading: boolean }) {
  const { demoSession, isEntering, login, choose, logout } = useDemoSession(module);
  usePreloaded(DemoInterfacePart);
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  // Not prerendered, because it could not be closed before hydration.
  useEffect(() => setIsLoginOpen(true), []);

  if (demoSession && !isLoading) {
    const leave = () => {
      setIsLoginOpen(false);
      logout();
    };
    return (
      <DemoInterfacePart
        loadingTitle="Loading module..."
        module={module}
        session={demoSession}
        onChoose={choose}
        onLogout={leave}
      />
    );
  }
  return (
    <>
      <ModuleDemoIntro module={module} onLogin={() => setIsLoginOpen(true)} />
      {isLoginOpen && !isEntering && !demoSession && (
        <DemoLoginDialog module={module} onLogin={login} onClose={() => setIsLoginOpen(false)} />
      )}
    </>
  );
}
