import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { randomId } from "#src/lib/random-id.ts";
import { type Account, type Collections, nextId } from "../db/collections.ts";
import { callId } from "../forged-calls.ts";
import type { Passwords } from "../passwords.ts";
import { failedSignIns } from "./failed-sign-ins.ts";
import { handle, Refusal } from "./handle.ts";
import { bearerToken, requireAccount } from "./session.ts";

export function authHandlers(collections: Collections, passwords: Passwords) {
  const { users, sessions } = collections;
  const failures = failedSignIns(collections);
  const accountOf = (email: string) => users.findFirst((query) => query.where({ email }));

  async function startSession(user: Account) {
    const token = randomId();
    await sessions.create({ id: token, userId: user.id });
    return { user, token };
  }

  return [
    handle(currentUser, ({ request }) => ({ user: requireAccount(collections, request) })),

    handle(login, async ({ body: { email: written, password } }) => {
      const email = written.toLowerCase();
      failures.check(email);
      const account = accountOf(email);
      const isRight = await passwords.isRight(password, account?.passwordHash);
      if (!account || !isRight) {
        await failures.add(email);
        throw new Refusal(401, "Invalid email or password");
      }
      failures.forget(email);
      if (passwords.isOutdated(account.passwordHash)) {
        const passwordHash = await passwords.hash(password);
        await users.update(account, {
          data(draft) {
            draft.passwordHash = passwordHash;
          },
        });
      }
      return startSession(account);
    }),

    handle(register, async ({ body: { password, ...person }, request }) => {
      const registeredBy = callId(request.headers);
      const present = accountOf(person.email);
      // A retry after a lost answer: the browser may stop a worker before its answer arrives.
      const isRepeated =
        present?.registeredBy !== undefined &&
        present.registeredBy === registeredBy &&
        (await passwords.isRight(password, present.passwordHash));
      if (present && isRepeated) return startSession(present);
      if (present) {
        throw new Refusal(409, "An account with this e-mail address already exists. Sign in instead.");
      }
      const account = await users.create({
        ...person,
        id: nextId(users.all()),
        role: "user",
        passwordHash: await passwords.hash(password),
        registeredBy,
      });
      return startSession(account);
    }),

    handle(logout, ({ request }) => {
      const token = bearerToken(request);
      if (token) sessions.delete((query) => query.where({ id: token }));
      return {};
    }),
  ];
}
