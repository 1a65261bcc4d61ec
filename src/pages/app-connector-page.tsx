import { AdminFrame } from "#src/features/admin/admin-frame.tsx";
import { AppConnector } from "#src/features/connectors/app-connector.tsx";

export default function AppConnectorPage() {
  return (
    <AdminFrame
      title="App connectors"
      intro="Connect a project to other services, choose which field goes where, and try it with a test call."
      isForAll
      permissions="Open to everybody. Connections are saved in this browser with their project. The services are simulated, and nothing is sent."
    >
      <AppConnector />
    </AdminFrame>
  );
}
