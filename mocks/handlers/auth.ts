import { currentUser, login, logout, register } from "#src/contract/auth.ts";
import { type Account, type Collections, nextId } from "../db/collections.ts";
import { hashPassword, isPassword, newToken } from "../passwords.ts";
import { handle } from "./handle.ts";
import { Refusal } from "./refusal.ts";
import { bearerToken, requireAccount } from "./session.ts";

export function authHandlers(collections: Collections) {
  const { users, sessions } = collections;
  const accountOf = (email: string) => users.findFirst((query) => query.where({ email }));

  async function startSession(user: Account) {
    const token = newToken();
    await sessions.create({ id: token, userId: user.id });
    return { user, token };
  }

  return [
    handle(currentUser, ({ request }) => ({ user: requireAccount(collections, request) })),

    handle(login, async ({ body: { email, password } }) => {
      const account = accountOf(email.toLowerCase());
      const isRight = account?.passwordHash && (await isPassword(password, account.passwordHash));
      if (!account || !isRight) throw new Refusal(401, "Invalid email or password");
      return startSession(account);
    }),

    handle(register, async ({ body: { password, ...person } }) => {
      if (accountOf(person.email)) {
        throw new Refusal(409, "An account with this e-mail address already exists. Sign in instead.");
      }
      const account = await users.create({
        ...person,
        id: nextId(users.all()),
        role: "user",
        passwordHash: await hashPassword(password),
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
