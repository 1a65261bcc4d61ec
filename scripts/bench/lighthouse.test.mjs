// @ts-check
import { expect, test } from "vitest";
import { onePathEach } from "./lighthouse.mjs";

test("of the addresses that one page has, the first is judged, in the order there is", () => {
  const pages = [
    { path: "/", page: "home-page" },
    { path: "/template-demos", page: "marketplace-page" },
    { path: "/start-building", page: "marketplace-page" },
    { path: "/help", page: "help-page" },
  ];

  expect(onePathEach(pages)).toEqual(["/", "/template-demos", "/help"]);
});
