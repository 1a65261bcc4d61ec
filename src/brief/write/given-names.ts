import names from "./given-names.json";

const GIVEN: ReadonlySet<string> = new Set(names.names.flatMap((line) => line.split(" ")));

export const isGivenName = (name: string) => GIVEN.has(name.toLowerCase());
