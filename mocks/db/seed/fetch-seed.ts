import * as z from "zod/mini";
import { recordSchemas } from "../collections.ts";
import type { Seed } from "../database.ts";
import { asOfToday } from "./form-submissions.ts";

/**
 * All calls wait for the seed, and a call times out after ten seconds. A shorter timeout here gives the
 * better error message.
 */
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

/** Rejects an incomplete seed, because stored data stays until the visitor resets it. */
export async function fetchSeed(fetch: Fetch, address: string): Promise<Seed> {
  const response = await fetch(address, { signal: AbortSignal.timeout(SEED_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The seeds answered ${response.status}`);
  return asOfToday(seedSchema.parse(await response.json()));
}
