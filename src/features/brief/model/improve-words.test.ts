import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { siteFromBrief } from "#src/brief/brief.ts";
import { readOrigins } from "#src/lib/model-origins.ts";
import { findBuiltInModel } from "./built-in-model.ts";
import type { CopyModel } from "./copy-model.ts";
import { improveWords } from "./improve-words.ts";
import { serverModel } from "./server-model.ts";

const { document: site } = await siteFromBrief(
  "A hair salon called Velvet Hour in Cambridge. A cut is £48. We opened in 1998. Call 01223 555 019. Open Tue-Fri 9am-7pm.",
);
const hero = (document: typeof site) => {
  const block = document.pages[0]?.blocks.find(({ kind }) => kind === "hero");
  if (block?.kind !== "hero") throw new Error("The site has no hero.");
  return block.data;
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test("a server's better texts are used, and changed facts are not", async () => {
  let seen: { authorization: string | undefined; body: { model: string } } | undefined;
  const model = await modelAt((request, response, body) => {
    seen = { authorization: request.headers.authorization, body: JSON.parse(body) };
    const { texts } = JSON.parse(JSON.parse(body).messages[1].content) as { texts: Record<string, string> };
    const better = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        text === hero(site).title
          ? "Hair in Cambridge that does as you wish."
          : text.replace(/£48|1998/, "£38"),
      ]),
    );
    response.end(chat(JSON.stringify({ texts: { ...better, t999: "More", t1: better.t1 } })));
  });

  const { by, refused, inDocument } = await improve(model);

  expect(seen).toMatchObject({ authorization: "Bearer secret", body: { model: "small" } });
  expect(by).toMatch(/^small at 127\.0\.0\.1:\d+$/);
  expect(hero(inDocument(site)).title).toBe("Hair in Cambridge that does as you wish.");
  expect(refused.map(({ reason }) => reason)).toContain("a number is not the same");
  expect(JSON.stringify(inDocument(site))).not.toContain("£38");
});

test.each<[string, RequestListener, RegExp]>([
  ["no JSON", (_, response) => response.end("<html>"), /wrong format/],
  ["another JSON", (_, response) => response.end('{"choices":[]}'), /wrong format/],
  ["a content that is none", (_, response) => response.end(chat("Sure! Here you go.")), /wrong format/],
  ["a list", (_, response) => response.end(chat('["a"]')), /wrong format/],
  ["a key refused", (_, response) => void response.writeHead(401).end(), /does not accept this key/],
  ["too many", (_, response) => void response.writeHead(429).end(), /Try again later/],
  ["an error", (_, response) => void response.writeHead(500).end("stack"), /answered with 500/],
  [
    "a way to somewhere else",
    (_, response) => void response.writeHead(307, { Location: "http://127.0.0.1:9/" }).end(),
    /fetch failed/,
  ],
  [
    "an end in the middle",
    (_, response) => {
      response.writeHead(200, { "Content-Length": "99" }).write("{");
      setTimeout(() => response.destroy(), 20);
    },
    /terminated|failed/,
  ],
  ["silence", () => {}, /took too long/],
  [
    "drop after drop",
    (_, response) => {
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    },
    /took too long/,
  ],
  ["too much", (_, response) => response.end("x".repeat(200_000)), /too long/],
])("a server that answers with %s changes nothing", async (_name, listener, reason) => {
  const model = await modelAt(listener);

  await expect(improve(model, { timeLimitMs: 400 })).rejects.toThrow(reason);
});

test("hostile answers change nothing", async () => {
  const model = await modelAt((_, response) =>
    response.end(
      chat(
        '{"texts":{"__proto__":{"polluted":1},"constructor":"x","t1":"<img src=x onerror=alert(1)>","t2":["a"],"t3":"javascript:alert(1)"}}',
      ),
    ),
  );

  const { words, refused, inDocument } = await improve(model);

  expect(words.size).toBe(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(inDocument(site)).toEqual(site);
  expect({}).not.toHaveProperty("polluted");
});

test("an abort ends the request immediately, even if the model ignores it", async () => {
  const deaf: CopyModel = { name: "deaf", ask: () => new Promise(() => {}) };
  const wish = new AbortController();

  const improving = improve(deaf, { signal: wish.signal });
  wish.abort(new DOMException("Enough.", "AbortError"));

  await expect(improving).rejects.toThrow("Enough.");
});

test("the browser's model is found, and released after its answer", async () => {
  let destroyed = 0;
  const scope = {
    LanguageModel: {
      availability: async () => "available",
      create: async () => ({
        prompt: async () => '```json\n{"texts":{"t1":"Hair in Cambridge that does as you wish."}}\n```',
        destroy: () => destroyed++,
      }),
    },
  };

  const model = findBuiltInModel(scope);
  const { by, words } = await improve(model as CopyModel);

  expect(by).toBe("this browser’s own model");
  expect([...words.values()]).toEqual(["Hair in Cambridge that does as you wish."]);
  expect(destroyed).toBe(1);
  expect(findBuiltInModel({})).toBeUndefined();
});

test("a build allows origins with TLS, and plain ones of this machine only", () => {
  expect(
    readOrigins(
      "https://models.example/v1 http://localhost:11434, http://evil.example javascript:x https://models.example",
    ),
  ).toEqual(["https://models.example", "http://localhost:11434"]);
  expect(readOrigins(undefined)).toEqual([]);
});

function improve(model: CopyModel, options: { signal?: AbortSignal; timeLimitMs?: number } = {}) {
  return improveWords([site], model, {
    signal: new AbortController().signal,
    timeLimitMs: 5_000,
    ...options,
  });
}

const chat = (content: string) => JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });

async function modelAt(
  answer: (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
    body: string,
  ) => unknown,
) {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return serverModel({ origin: `http://127.0.0.1:${port}`, key: "secret", model: "small" });
}
