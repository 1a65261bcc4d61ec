/** @import { Page } from "@playwright/test" */

/**
 * Resolves when the page has opened the database of one's work, which it does when it has time.
 * @param {Page} page
 */
export const workOpened = (page) =>
  page.evaluate(async () => {
    const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === "work");
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
