// @ts-check

/** @typedef {import("@playwright/test").Page} Page */

/**
 * From now on, each event of this kind is followed to the first frame that is painted after it; `until` is a selector
 * of what that frame has to show. Returns what reads the times so far, in milliseconds.
 * @param {Page} page
 * @param {{ event: "input" | "beforeinput" | "click" | "submit", until?: string }} what
 */
export async function notePaints(page, { event, until = "body" }) {
  const name = `paints after ${event}`;
  await page.evaluate(
    ({ name, event, until }) => {
      /** @type {number[]} */
      const times = [];
      Object.assign(window, { [name]: times });
      const { port1, port2 } = new MessageChannel();
      // The first task after a frame was made ready is the first after it was painted.
      port1.onmessage = ({ data }) => times.push(performance.now() - data);
      document.addEventListener(
        event,
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector(until)) port2.postMessage(timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        true,
      );
    },
    { name, event, until },
  );
  return () => page.evaluate((name) => /** @type {number[]} */ (/** @type {any} */ (window)[name]), name);
}

/**
 * When the frame was painted that shows a heading with these words, in milliseconds from the address. The page itself looks
 * in each frame: a locator that waits looks only every half a second after a while.
 * @param {Page} page
 * @param {string} heading
 */
export function headingPainted(page, heading) {
  return page.evaluate(
    (heading) =>
      new Promise((/** @type {(time: number) => void} */ resolve) => {
        const { port1, port2 } = new MessageChannel();
        // The first task after a frame was made ready is the first after it was painted.
        port1.onmessage = () => resolve(performance.now());
        const look = () => {
          const headings = [...document.querySelectorAll("main h3")];
          if (headings.some(({ textContent }) => textContent === heading)) port2.postMessage("");
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    heading,
  );
}

/**
 * Types these words into a field, one after the other, and tells the time of each key.
 * @param {Page} page
 * @param {import("@playwright/test").Locator} field
 * @param {string[]} words
 */
export async function keystrokesIn(page, field, words) {
  const read = await notePaints(page, { event: "input" });
  for (const word of words) {
    await field.fill("");
    await field.pressSequentially(word, { delay: 90 });
  }
  await page.waitForTimeout(200);
  return read();
}
