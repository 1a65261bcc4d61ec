import type { Page } from "@playwright/test";

/** Chooses a file as if it came from the visitor's disk. */
export const chooseFile = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });

export const log = (page: Page) => page.getByRole("region", { name: "Change log" });
