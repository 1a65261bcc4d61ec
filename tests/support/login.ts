import type { Page } from "@playwright/test";

export const login = (page: Page) => page.getByRole("dialog", { name: "Welcome Back" });

export const notice = (page: Page) =>
  page.getByRole("region", { name: /^Notification/ }).getByRole("listitem");

/** The calls to an address, as they are made. */
export function callsOf(page: Page, path: string) {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.method());
  });
  return calls;
}
