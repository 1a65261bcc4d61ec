import * as z from "zod/mini";
import { recordSchemas } from "../collections.ts";
import type { Seed } from "../database.ts";
import { asOfToday } from "./form-submissions.ts";

/** All calls wait for the first one, so it must end, and with words of its own: a call gives up after ten seconds. */
const SEED_TIMEOUT_MS = 8_000;

const { users, modules, demoUsers, projects, pricing, formSubmissions } = recordSchemas;
const seedSchema = z.object({
  users: z.array(users),
  modules: z.array(modules),
  demoUsers: z.array(demoUsers),
  projects: z.array(projects),
  pricing: z.array(pricing),
  formSubmissions: z.array(formSubmissions),
});

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Rejects whatever is not the whole seed: what is sown here stays until somebody resets it. */
export async function fetchSeed(fetch: Fetch, address: string): Promise<Seed> {
  const response = await fetch(address, { signal: AbortSignal.timeout(SEED_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The seeds answered ${response.status}`);
  return asOfToday(seedSchema.parse(await response.json()));
}
