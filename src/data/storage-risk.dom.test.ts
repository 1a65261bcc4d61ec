import { afterEach, expect, test, vi } from "vitest";
import { storageRisk } from "./storage-risk.ts";

afterEach(() => void vi.unstubAllGlobals());

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const directory = async () => ({});

test.each([
  [
    "a desktop browser",
    undefined,
    { userAgent: MAC, maxTouchPoints: 0, storage: { getDirectory: directory } },
  ],
  ["a phone with Android", undefined, { userAgent: ANDROID, storage: { getDirectory: directory } }],
  ["a page without HTTPS", undefined, { userAgent: MAC, maxTouchPoints: 0 }],
  [
    "a private window of Firefox or Safari",
    "private",
    {
      userAgent: MAC,
      maxTouchPoints: 0,
      storage: { getDirectory: () => Promise.reject(new DOMException()) },
    },
  ],
  ["the browser inside Instagram", "in-app", { userAgent: `${IPHONE} Instagram 350.0.0.0` }],
  ["a web view of Android", "in-app", { userAgent: ANDROID.replace("Pixel 9", "Pixel 9; wv") }],
  ["a tab of an iPhone", "ios-tab", { userAgent: IPHONE, storage: { getDirectory: directory } }],
  ["a tab of an iPad that asks for desktop pages", "ios-tab", { userAgent: MAC, maxTouchPoints: 5 }],
  ["the installed app of an iPhone", undefined, { userAgent: IPHONE, standalone: true }],
])("%s: the risk to what is stored is %s", async (_, risk, navigator) => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));

  expect(await storageRisk()).toBe(risk);
});
