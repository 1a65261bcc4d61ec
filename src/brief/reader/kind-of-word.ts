import wordKinds from "./word-kinds.json";

/** The kind of each word of the training set. Words that are used alike have one: "plumber" and "handyman". */
export const kindOf: ReadonlyMap<string, number> = new Map(
  wordKinds.flatMap((kind, index) => kind.split(" ").map((word) => [word, index] as const)),
);
