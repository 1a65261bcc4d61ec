import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../tests/render-page.tsx";

test("the built-in list stands in while the modules are loading", async () => {
  replaceTransport(() => new Promise(() => {}));

  open("/live-demos");

  expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(35);
});

test("search and category stand in the address, and a search without result leads on", async () => {
  const visitor = open("/live-demos");
  await visitor.type(await screen.findByRole("searchbox", { name: "Search modules" }), "zzz");
  await visitor.click(screen.getByRole("button", { name: /^AI/ }));
  expect(location.search).toBe("?q=zzz&category=AI");
  expect(screen.getByText("No modules found")).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Show all modules" }));

  expect(location.search).toBe("");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(35);
});

test("each user type of a module is one click away from its demo", async () => {
  open("/live-demos?q=client+portal");

  expect(await screen.findByRole("link", { name: /^Enter Client Portal as\s*Manager$/ })).toHaveAttribute(
    "href",
    "/module/client-portal?as=manager",
  );
});

test("the tour leads from step to step and gives the focus back", async () => {
  const visitor = open("/live-demos");
  const start = await screen.findByRole("button", { name: "Take the tour" });
  await visitor.click(start);
  expect(await screen.findByRole("dialog", { name: "Say what you need" })).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("dialog", { name: "Or choose a kind" })).toBeVisible();

  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(start).toHaveFocus();
});
