import { expect, test, vi } from "vitest";
import { downloadText } from "./download.ts";

test("the size of a text is that of its file: a letter may take several bytes", () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} });

  expect(downloadText("site.html", "<p>Café</p>", "text/html")).toBe(12);
});
