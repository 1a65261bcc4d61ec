import type { Connection } from "#src/contract/connectors.ts";
import type { ConnectableProject } from "./connectable-project.ts";
import type { Connector, Source } from "./connector-catalogue.ts";

/** Builds the payload of a test call: the service's fields with project values. Fields without a source are omitted. */
export function payloadOf(mapping: Connection["mapping"], project: ConnectableProject) {
  const values = valuesOf(project);
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([field, source]) =>
      Object.hasOwn(values, source) ? [[field, values[source as Source]] as const] : [],
    ),
  );
}

function valuesOf(project: ConnectableProject): Record<Source, string> {
  return {
    name: project.name,
    description: project.description,
    type: project.type,
    status: project.status,
    business: project.businessCategory ?? "",
    features: project.features.join(", "),
    template: project.templateId,
    created: project.createdAt.slice(0, 10),
    link: project.link,
  };
}

/** Returns the required fields that have no value. */
export const unfilled = ({ fields }: Connector, mapping: Connection["mapping"]) =>
  fields.filter(({ key, isRequired }) => isRequired && !mapping[key]);
