import { connections, projects } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import type { Connection, ConnectorCall, ConnectorId } from "#src/contract/connectors.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { requireProject } from "#src/entities/projects/require-project.ts";
import { compare } from "#src/lib/english.ts";
import { type ConnectableProject, toConnectable } from "./connectable-project.ts";

const KEPT_CALLS = 20;

export const connectionId = (project: string, connector: ConnectorId) => `${project}/${connector}`;

export const listConnections = () => work.all(connections);

/** Creates a connection, or replaces the stored one. */
export const connect = (connection: Connection) =>
  work.change([projects, connections], async (change) => {
    await requireProject(change, connection.project);
    await change.put(connections, connection);
  });

export const changeMapping = (id: string, mapping: Connection["mapping"]) =>
  update(id, (connection) => ({ ...connection, mapping }));

/** Revokes the permission. Mapping and log stay, so that it can be undone. */
export const disconnect = (id: string) =>
  update(id, (connection) => ({ ...connection, disconnectedAt: new Date().toISOString() }));

export const reconnect = (id: string) => update(id, ({ disconnectedAt: _, ...connection }) => connection);

export const logCall = (id: string, entry: ConnectorCall) =>
  update(id, (connection) => ({ ...connection, calls: [entry, ...connection.calls].slice(0, KEPT_CALLS) }));

export const clearCalls = (id: string) => update(id, (connection) => ({ ...connection, calls: [] }));

function update(id: string, next: (connection: Connection) => Connection) {
  return work.change([connections], async (change) => {
    const connection = await change.get(connections, id);
    if (connection) await change.put(connections, next(connection));
  });
}

/** Returns the projects of this browser, newest first. */
export async function listLocal(): Promise<ConnectableProject[]> {
  const local = await work.all(projects);
  return local
    .filter(({ deletedAt }) => !deletedAt)
    .sort((one, other) => compare(other.createdAt, one.createdAt))
    .map((project) => toConnectable(project, localKey(project.id), true));
}
