import type { Wanted } from "#src/apps/wanted/wanted.ts";

const PARAMETERS = {
  wanted: "want",
  /** An id of a part that is left out; several are several parameters. */
  without: "a-without",
  asked: "a-asked",
  name: "a-name",
  start: "a-start",
} as const;

const LONGEST_NAME = 60;

/** The choices of the visitor for the app of a brief, from the address. */
export interface AppChoices {
  /** Ids of parts to leave out. */
  without: readonly string[];
  /** Ids of questions that were answered or skipped. */
  asked: readonly string[];
  name: string | undefined;
  isEmpty: boolean;
}

export function readAppChoices(search: URLSearchParams): AppChoices {
  return {
    without: search.getAll(PARAMETERS.without).slice(0, 200),
    asked: (search.get(PARAMETERS.asked) ?? "").split(".").filter((id) => /^[a-z-]{1,24}$/.test(id)),
    name: search.get(PARAMETERS.name)?.slice(0, LONGEST_NAME).trim() || undefined,
    isEmpty: search.get(PARAMETERS.start) === "empty",
  };
}

/** Returns the search parameters with these choices. */
export function writeAppChoices(search: URLSearchParams, choices: Partial<AppChoices>) {
  const next = new URLSearchParams(search);
  const { without, asked, name, isEmpty } = choices;
  if (without) {
    next.delete(PARAMETERS.without);
    for (const id of without) next.append(PARAMETERS.without, id);
  }
  const set = (parameter: string, value: string | undefined) =>
    value ? next.set(parameter, value) : next.delete(parameter);
  if (asked) set(PARAMETERS.asked, asked.join("."));
  if ("name" in choices) set(PARAMETERS.name, name);
  if (isEmpty !== undefined) set(PARAMETERS.start, isEmpty ? "empty" : undefined);
  return next;
}

/** Returns the visitor's choice between a website and an app; undefined if the brief decides. */
export function chosenIn(search: URLSearchParams): Exclude<Wanted, "unsure"> | undefined {
  const chosen = search.get(PARAMETERS.wanted);
  return chosen === "site" || chosen === "app" || chosen === "both" ? chosen : undefined;
}

/** Returns the search parameters with this choice, which stays when the brief is changed. */
export function withWanted(search: URLSearchParams, wanted: Exclude<Wanted, "unsure">) {
  const next = new URLSearchParams(search);
  next.set(PARAMETERS.wanted, wanted);
  return next;
}

/** The part of the address that an edited brief keeps. */
export function wantedParameter(search: URLSearchParams) {
  const wanted = search.get(PARAMETERS.wanted);
  return wanted ? `&${new URLSearchParams({ [PARAMETERS.wanted]: wanted })}` : "";
}
