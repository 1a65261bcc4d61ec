import { useState } from "react";
import type { Connection } from "#src/contract/connectors.ts";
import { formatDate } from "#src/lib/english.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import type { ConnectableProject } from "./connectable-project.ts";
import { type Connector, firstMapping, type Source, sources } from "./connector-catalogue.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { TestCall } from "./test-call.tsx";
import { useChangeConnections } from "./use-change-connections.ts";

const NOTHING = "nothing";
const choices = [
  { value: NOTHING, label: "Nothing" },
  ...Object.entries(sources).map(([value, label]) => ({ value, label })),
];

interface ConnectorPanelProps {
  connector: Connector;
  project: ConnectableProject;
  /** The stored connection, even if it is disconnected. */
  connection: Connection | undefined;
}

/** One connector of one project: consent, mapping, test call, and disconnecting. */
export function ConnectorPanel({ connector, project, connection }: ConnectorPanelProps) {
  const toast = useToast();
  const change = useChangeConnections();
  const [asks, setAsks] = useState(false);
  const isConnected = connection !== undefined && !connection.disconnectedAt;

  const allow = async ({ account, scopes }: { account: string; scopes: string[] }) => {
    const isSaved = await change((store) =>
      store.connect({
        id: store.connectionId(project.key, connector.id),
        project: project.key,
        connector: connector.id,
        account,
        scopes,
        mapping: connection?.mapping ?? firstMapping(connector),
        connectedAt: new Date().toISOString(),
        calls: connection?.calls ?? [],
      }),
    );
    if (!isSaved) return;
    setAsks(false);
    toast({
      title: `${connector.name} connected`,
      description: `${account}, for “${project.name}”. A simulation: the service was not asked.`,
    });
  };

  const [disconnect] = useAction(async ({ id }: Connection) => {
    if (!(await change((store) => store.disconnect(id)))) return;
    toast({
      title: `${connector.name} disconnected`,
      description: "Its mapping and log stay saved.",
      action: { label: "Undo", onAction: () => void reconnect(id) },
    });
  });
  const [reconnect] = useAction((id: string) => change((store) => store.reconnect(id)));

  const map = (field: string, source: string) => {
    if (!connection) return;
    const { [field]: _, ...others } = connection.mapping;
    const mapping = source === NOTHING ? others : { ...others, [field]: source };
    void change((store) => store.changeMapping(connection.id, mapping));
  };

  return (
    <section aria-labelledby="connector" className="min-w-0 grow-[999] basis-[min(30rem,100%)]">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-64">
          <h2 id="connector" className="flex items-center gap-3 text-2xl">
            <Icon path={connector.icon} className="size-7 text-signal" />
            {connector.name}
          </h2>
          <p className="mt-1 text-muted">{connector.text}</p>
        </div>
        {isConnected ? (
          <Button look="danger" onClick={() => void disconnect(connection)}>
            Disconnect
          </Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            {connection && (
              <Button onClick={() => void reconnect(connection.id)}>Undo the disconnection</Button>
            )}
            <Button look="primary" onClick={() => setAsks(true)}>
              Connect
            </Button>
          </div>
        )}
      </div>
      {asks && (
        <ConsentDialog
          connector={connector}
          projectName={project.name}
          onAllow={allow}
          onClose={() => setAsks(false)}
        />
      )}
      {isConnected ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10">
          <p className="border-signal border-s-4 ps-3 text-muted text-sm">
            This connection is a simulation: no service is asked, and none receives anything.
          </p>
          <dl className="flex flex-wrap gap-x-10 gap-y-3 border-line border-y py-4">
            <Fact label={connector.account.label}>{connection.account}</Fact>
            <Fact label="Connected on">{formatDate(new Date(connection.connectedAt), "long")}</Fact>
            <Fact label="Allowed to">
              {connector.scopes
                .filter(({ id }) => connection.scopes.includes(id))
                .map(({ label }) => label.toLowerCase())
                .join(", ")}
            </Fact>
          </dl>
          <div>
            <h3 className="text-xl">Fields</h3>
            <p className="mt-1 text-muted">
              Choose which value of the project fills each field. Changes are saved automatically.
            </p>
            <div className="mt-4 grid gap-4 sm:grid-cols-2">
              {connector.fields.map(({ key, label, isRequired }) => (
                <Select<string>
                  key={key}
                  label={isRequired ? `${label} (needed)` : label}
                  value={(connection.mapping[key] as Source | undefined) ?? NOTHING}
                  options={choices}
                  onChoose={(source) => map(key, source)}
                />
              ))}
            </div>
          </div>
          <TestCall connector={connector} connection={connection} project={project} />
        </div>
      ) : (
        <p className="mt-6 border-line border-t pt-4 text-muted">
          {connection
            ? "Disconnected. The mapping and the log come back with the connection."
            : "Not connected. You will be asked what it may do before anything is saved."}
        </p>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
