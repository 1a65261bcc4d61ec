import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Engine } from "./engine.ts";
import { createEyes, type Eyes, type Target } from "./eyes.ts";

const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 50;
/** WebDriver key codes. */
const KEYS = { enter: "\uE007", control: "\uE009", command: "\uE03D" };

const { resolve } = createRequire(import.meta.url);
const LIBRARY = readFileSync(resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"), "utf8");
const EYES = `(() => { ${LIBRARY}\n globalThis.eyes = (${createEyes})(TestingLibraryDom); })()`;

export type Visitor = ReturnType<typeof visitorOf>;

/** Simulates a visitor with pointer and keyboard who waits for the page. */
export function visitorOf(engine: Engine) {
  async function look<Name extends keyof Eyes>(name: Name, ...args: Parameters<Eyes[Name]>) {
    // A newly opened page needs its own instance.
    if (!(await engine.evaluate(`"eyes" in globalThis`))) await engine.evaluate(EYES);
    return (await engine.evaluate(`eyes.${name}(...${JSON.stringify(args)})`)) as ReturnType<Eyes[Name]>;
  }

  async function until<Value>(what: string, found: () => Promise<Value>) {
    const end = Date.now() + WAIT_MS;
    let cause: unknown;
    for (;;) {
      // A page that is navigating cannot answer.
      const value = await found().catch((error: unknown) => {
        cause = error;
      });
      if (value) return value;
      if (Date.now() > end) {
        const text = await engine.evaluate("document.body.innerText").catch(() => "nothing");
        throw new Error(`${engine.name} never came to ${what}. The page shows:\n${text}`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** Retries until the press hits the control, which may move as the pointer approaches. */
  const press = (target: Target) =>
    until(`a press on ${JSON.stringify(target)}`, async () => {
      const place = await look("aimAt", target);
      if (!place) return false;
      await engine.perform([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", ...place },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]);
      // If the press led to another page, it was successful.
      return engine.evaluate(`globalThis.eyes?.hasHit() ?? true`).catch(() => true);
    });

  const keys = (actions: object[]) => engine.perform([{ type: "key", id: "keyboard", actions }]);
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const type = (text: string) => keys([...text].flatMap(stroke));

  return {
    press,
    until,
    open: engine.open,
    reload: engine.reload,
    sees: (target: Target) => until(JSON.stringify(target), () => look("sees", target)),
    reads: (text: string) => until(`“${text}”`, () => look("reads", text)),

    /** Calls a function in the page. It may use only its arguments. */
    evaluate: async <Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args) =>
      (await engine.evaluate(`(${work})(...${JSON.stringify(args)})`)) as Awaited<Value>,

    /** Replaces the text of a field by typing. */
    async write(target: Target, text: string) {
      await press(target);
      await until(`a cursor in ${JSON.stringify(target)}`, () => look("isWriting"));
      const held = process.platform === "darwin" ? KEYS.command : KEYS.control;
      await keys([{ type: "keyDown", value: held }, ...stroke("a"), { type: "keyUp", value: held }]);
      await type(text);
    },

    /** Chooses an option by its first letters, without opening the list. */
    async choose(target: Target, letters: string) {
      await until(JSON.stringify(target), () => look("focus", target));
      await type(letters);
    },

    enter: () => type(KEYS.enter),
  };
}
