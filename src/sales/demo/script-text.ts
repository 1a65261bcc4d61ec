import { type Script, type Step, scriptSchema } from "./script.ts";

/** Writes one line per step: `type textbox "Search" bakery`. */
export function formatScript(script: Script) {
  return script.map(formatStep).join("\n");
}

function formatStep(step: Step) {
  switch (step.do) {
    case "go":
      return `go ${step.path}`;
    case "say":
      return `say ${step.text}`;
    case "point":
      return `point ${step.role} "${step.name}"`;
    case "type":
      return `type ${step.role} "${step.name}" ${step.text}`;
    case "choose":
      return `choose ${step.role} "${step.name}"${step.option ? ` ${step.option}` : ""}`;
  }
}

export type ReadScript = { script: Script } | { problems: string[] };

/** Parses the output of `formatScript`; empty lines are skipped. */
export function parseScript(text: string): ReadScript {
  const steps: Script = [];
  const problems: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    const read = scriptSchema.safeParse([parseLine(line.trim())]);
    if (read.success) steps.push(...read.data);
    else problems.push(`Line ${index + 1} is no step that a demo may take: ${line.trim().slice(0, 60)}`);
  }
  const all = scriptSchema.safeParse(steps);
  if (problems.length === 0 && !all.success) problems.push("A demo has 1 to 60 steps.");
  return all.success && problems.length === 0 ? { script: all.data } : { problems };
}

function parseLine(line: string): unknown {
  const [, verb = "", rest = ""] = /^(\w+)\s+(.+)$/.exec(line) ?? [];
  if (verb === "go") return { do: verb, path: rest };
  if (verb === "say") return { do: verb, text: rest };
  const [, role, name, text = ""] = /^(\w+)\s+"([^"]+)"\s*(.*)$/.exec(rest) ?? [];
  if (verb === "point" && !text) return { do: verb, role, name };
  if (verb === "type") return { do: verb, role, name, text };
  if (verb === "choose") return { do: verb, role, name, ...(text && { option: text }) };
  return undefined;
}
