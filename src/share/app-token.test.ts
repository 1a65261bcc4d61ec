import { expect, test } from "vitest";
import { encodeApp } from "./app-token.ts";
import { decodeShare } from "./share-token.ts";
import { readToken } from "./token-content.ts";

test("an app comes back from a link with what its sender wrote", async () => {
  const app = { document: { version: 1, name: "Muddy Paws" }, records: { dogs: [{ id: "bella" }] } };
  const { content, label } = await readToken(await encodeApp(app, { sender: "Ann" }));

  expect(content.q).toEqual(app);
  expect(label.sender).toBe("Ann");
});

test("an app in a link is no site", async () => {
  const token = await encodeApp({ document: {} });
  await expect(decodeShare(token)).rejects.toMatchObject({ failure: "unreadable" });
});
