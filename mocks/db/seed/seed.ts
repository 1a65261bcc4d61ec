import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { slug } from "#src/lib/slug.ts";
import { webHashing } from "../../hashing.ts";
import { createPasswords, type Passwords } from "../../passwords.ts";
import type { Seed } from "../database.ts";
import { demoUserSeed } from "./demo-users.ts";
import { submissionSeed } from "./form-submissions.ts";
import { makerSeed } from "./makers.ts";
import { projectSeed } from "./projects.ts";

/**
 * Creates the data of a new visitor. The build writes it to `seeds.json`, a file next to the worker, to keep
 * the worker small.
 */
export async function createSeed(hashing = webHashing): Promise<Seed> {
  const { hash } = createPasswords(hashing);
  return {
    users: [
      { ...(await demoAccount("admin", hash)), id: 1, firstName: "Ada", lastName: "Wright" },
      { ...(await demoAccount("user", hash)), id: 2, firstName: "Sam", lastName: "Carver" },
      ...makerSeed.map((maker) => ({ ...maker, role: "user", passwordHash: null })),
    ],
    modules: moduleCatalogue.map((entry, index) => ({
      id: index + 1,
      ...entry,
      imagePath: `/images/modules/${slug(entry.name)}.svg`,
    })),
    demoUsers: demoUserSeed.map((demoUser, index) => ({ id: index + 1, ...demoUser })),
    projects: projectSeed.map((project, index) => ({
      id: index + 1,
      ...project,
      features: [...project.features],
    })),
    pricing: [{ id: "pricing", ...builtInPricing }],
    formSubmissions: submissionSeed,
  };
}

async function demoAccount(role: keyof typeof demoAccounts, hash: Passwords["hash"]) {
  const { email, password } = demoAccounts[role];
  // A fixed salt keeps builds reproducible. The password is public anyway.
  const salt = new TextEncoder().encode(`sitewright-${role}`);
  return { email, role, passwordHash: await hash(password, salt) };
}
