import { expect, type Locator, type Page } from "@playwright/test";

/** An input method for whole journeys. */
export interface Hand {
  press: (control: Locator) => Promise<void>;
  /** Focuses a field and types into it. */
  write: (field: Locator, text: string) => Promise<void>;
}

export const byMouse = (page: Page): Hand => ({
  press: (control) => control.click(),
  write: async (field, text) => {
    await field.click();
    await page.keyboard.type(text);
  },
});

export const byTouch = (page: Page): Hand => ({
  press: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await page.keyboard.type(text);
  },
});

/** Keyboard only: Tab moves the focus, arrow keys choose tabs. */
export const byKeys = (page: Page): Hand => ({
  press: async (control) => {
    if ((await control.getAttribute("role")) === "tab") return chooseTab(page, control);
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});

const MOST_STOPS = 150;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function chooseTab(page: Page, tab: Locator) {
  const tabs = tab.locator("xpath=..").getByRole("tab");
  const orientation = await tab.locator("xpath=..").getAttribute("aria-orientation");
  const arrow = orientation === "vertical" ? "ArrowDown" : "ArrowRight";
  await tabTo(page, tabs.and(page.getByRole("tab", { selected: true })));
  for (let steps = await tabs.count(); steps > 0 && !(await hasFocus(tab)); steps--) {
    await page.keyboard.press(arrow);
  }
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen of Chromium: the touch events come from the browser, as on a device. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    down: (point: Point) => {
      at = point;
      return send("touchStart", [point]);
    },
    /** Moves in steps, as a finger does. */
    move: async (to: Point) => {
      const [{ x, y }, steps] = [at, 8];
      for (let step = 1; step <= steps; step++) {
        at = { x: x + ((to.x - x) * step) / steps, y: y + ((to.y - y) * step) / steps };
        await send("touchMove", [at]);
      }
    },
    up: () => send("touchEnd", []),
    cancel: () => send("touchCancel", []),
  };
}

export async function centreOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
