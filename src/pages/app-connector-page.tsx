import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { AppConnector } from "#src/features/connectors/app-connector.tsx";

export default function AppConnectorPage() {
  return (
    <AdminFrame
      title="App connectors"
      intro="Connect a project to other services, say what goes where, and try it out with a test call."
      isForAll
      permissions="Open to everybody. Connections are kept in this browser, with the project they belong to; the services are stand-ins, and nothing is sent to anybody."
    >
      <AppConnector />
    </AdminFrame>
  );
}
