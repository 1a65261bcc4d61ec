import type { User } from "#src/contract/auth.ts";

/** The owners of most public projects. Ids 1 and 2 are the demo admin and the demo user. */
export const makerSeed: readonly Omit<User, "role">[] = [
  { id: 3, email: "amara.okonjo@example.com", firstName: "Amara", lastName: "Okonjo" },
  { id: 4, email: "tomasz.wielicki@example.org", firstName: "Tomasz", lastName: "Wielicki" },
  { id: 5, email: "leilani.kahale@example.com", firstName: "Leilani", lastName: "Kahale" },
  { id: 6, email: "rashid.barakat@example.org", firstName: "Rashid", lastName: "Barakat" },
  { id: 7, email: "sunniva.dahl@example.com", firstName: "Sunniva", lastName: "Dahl" },
  { id: 8, email: "meilin.zhou@example.org", firstName: "Mei-Lin", lastName: "Zhou" },
];
