import * as z from "zod";
import github from "./github.json" with { type: "json" };
import netlify from "./netlify.json" with { type: "json" };

/** One operation in the description of a host's API. */
interface Operation {
  query: string[];
  body?: unknown;
  statuses: string[];
  answer: unknown;
}

/** A call that matches the description, with its path parameters. */
export interface DescribedCall {
  operation: string;
  values: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
  bytes: Uint8Array<ArrayBuffer>;
  /** The requested media type. */
  accept: string;
}

/** Validates calls and answers against the published description of a host's API. Throws on a mismatch. */
export function describedApi(host: "github" | "netlify") {
  const { operations } = { github, netlify }[host] as unknown as { operations: Record<string, Operation> };
  const templates = Object.keys(operations).map((operation) => {
    const [method = "", path = ""] = operation.split(" ");
    // References and file paths may contain slashes.
    const source = path.replace(
      /\{(\w+)\}/g,
      (_, name) => `(?<${name}>${/^(ref|path|file_path)$/.test(name) ? ".+" : "[^/]+"})`,
    );
    return { operation, method, pattern: new RegExp(`^${source}$`) };
  });

  return {
    async readCall(request: Request, base: string): Promise<DescribedCall> {
      const url = new URL(request.url);
      const path = url.pathname.slice(base.length);
      const known = templates
        .map((template) => ({ ...template, found: template.pattern.exec(path) }))
        .find(({ method, found }) => method === request.method && found);
      if (!known) throw new Error(`${host} describes no ${request.method} ${path}`);
      const { query, body: schema } = operations[known.operation] ?? ({ query: [] } as Partial<Operation>);
      for (const name of url.searchParams.keys()) {
        if (!query?.includes(name)) throw new Error(`${known.operation} has no parameter ${name}`);
      }
      const bytes = new Uint8Array(await request.arrayBuffer());
      const isJson = request.headers.get("Content-Type") === "application/json";
      const body = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
      if (schema && isJson) check(schema, body, `The body of ${known.operation}`, true);
      else if (isJson && bytes.length > 0) throw new Error(`${known.operation} takes no JSON`);
      const values = Object.entries(known.found?.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      return {
        operation: known.operation,
        values: Object.fromEntries(values),
        query: url.searchParams,
        body: body ?? {},
        bytes,
        accept: request.headers.get("Accept") ?? "",
      };
    },

    checkAnswer(operation: string, status: number, answer: unknown) {
      const { statuses = [], answer: schema } = operations[operation] ?? {};
      if (!statuses.includes(String(status)) && !statuses.includes("default")) {
        throw new Error(`${operation} is never answered with ${status}`);
      }
      if (status < 300) check(schema, answer, `The answer to ${operation}`);
    },
  };
}

const read = new Map<unknown, z.ZodType>();

function check(schema: unknown, value: unknown, what: string, isStrict = false) {
  const given = (isStrict ? strict(schema) : schema) as z.core.JSONSchema.JSONSchema; // schema as published
  const known = read.get(schema) ?? z.fromJSONSchema(given, { defaultTarget: "openapi-3.0" });
  read.set(schema, known);
  const result = known.safeParse(value);
  if (!result.success) throw new Error(`${what}: ${z.prettifyError(result.error)}`);
}

/** Forbids undocumented fields, which JSON Schema allows by default. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== "object" || schema === null) return schema;
  const fields = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === "enum" ? value : strict(value)]),
  );
  const isClosed = "properties" in fields && !("additionalProperties" in fields) && !("allOf" in fields);
  return isClosed ? { ...fields, additionalProperties: false } : fields;
}
