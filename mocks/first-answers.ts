import type { Endpoint } from "#src/contract/endpoint.ts";
import { createMemoryStore } from "#src/data/store.ts";
import { createBackend } from "./backend.ts";
import { fetchSeed } from "./db/seed/fetch-seed.ts";
import { createSeed } from "./db/seed/seed.ts";

/**
 * Returns the responses to these calls for a new visitor, as text by path. Throws if the backend refuses a
 * call or breaks the contract.
 */
export async function firstAnswers(endpoints: Iterable<Endpoint<undefined, unknown>>) {
  const seed = await createSeed();
  const backend = createBackend({
    openStore: async () => createMemoryStore(),
    readSeed: () => fetchSeed(async () => Response.json(seed), "seeds.json"),
  });
  const answers = new Map<string, string>();
  for (const { path, answer } of endpoints) {
    const response = await backend(new Request(new URL(path, "http://localhost")));
    const text = await response.text();
    if (!response.ok) throw new Error(`The backend answers ${path} with ${response.status}: ${text}`);
    answer.parse(JSON.parse(text));
    answers.set(path, text);
  }
  return answers;
}
