import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { followInWindow, openWindow } from "./open-window.ts";

const ADDRESS = "/help#product";

test("an opened window cannot access its opener, but can be navigated", () => {
  const opened = { opener: window } as unknown as Window;
  const open = vi.spyOn(window, "open").mockReturnValue(opened);

  expect(openWindow("/pricing", "audience", "popup")).toBe(opened);

  expect(open).toHaveBeenCalledWith("/pricing", "audience", "popup");
  expect(opened.opener).toBeNull();
});

test("a link opens a window that continues the session, without noopener", () => {
  const opened = { opener: window } as unknown as Window;
  const open = vi.spyOn(window, "open").mockReturnValue(opened);

  expect(isFollowedByBrowser({})).toBe(false);

  expect(open).toHaveBeenCalledWith("http://localhost:3000/help#product", "_blank");
  expect(opened.opener).toBeNull();
});

test("a blocked window or a modifier key leaves the link to the browser", () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  expect(isFollowedByBrowser({})).toBe(true);

  open.mockClear();
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    expect(isFollowedByBrowser({ [key]: true }), key).toBe(true);
  }
  expect(open).not.toHaveBeenCalled();
});

function isFollowedByBrowser(held: MouseEventInit) {
  const { unmount } = render(
    <a href={ADDRESS} target="_blank" rel="noopener" onClick={followInWindow}>
      Help
    </a>,
  );
  const isFollowed = fireEvent.click(screen.getByRole("link"), held);
  unmount();
  return isFollowed;
}
