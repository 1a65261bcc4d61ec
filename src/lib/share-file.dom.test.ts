import { afterEach, expect, test, vi } from "vitest";
import { canShareFile, shareFile, shareOutcome } from "./share-file.ts";

const file = new File(["x"], "site.zip", { type: "application/zip" });

afterEach(() => {
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
});

test("the browser is asked whether it can share the file type, and without support nothing is shared", () => {
  expect(canShareFile("site.zip", "application/zip")).toBe(false);

  Object.assign(navigator, {
    canShare: ({ files: [one] }: { files: File[] }) => one?.type === "application/zip",
  });

  expect(canShareFile("site.zip", "application/zip")).toBe(true);
  expect(canShareFile("site.json", "application/json")).toBe(false);
});

test.each([
  [undefined, "site.zip is shared."],
  ["AbortError", "Nothing was shared."],
  ["NotAllowedError", "site.zip is ready. Press Share again."],
])("sharing reports the result %s", async (error, text) => {
  const share = vi.fn(async () => {
    if (error) throw new DOMException("", error);
  });
  Object.assign(navigator, { share });

  expect(shareOutcome(file.name, await shareFile(file))).toBe(text);
  expect(share).toHaveBeenCalledWith({ files: [file], title: "site.zip" });
});

test("any other failure is an error", async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "DataError")) });

  await expect(shareFile(file)).rejects.toThrow();
});
