import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fillStorage } from "#src/data/testing.ts";
import { open } from "../../../tests/render-page.tsx";
import { connect } from "./connections-store.ts";

test("if clearing the log fails, it stays and a notification says why", async () => {
  await connect({
    id: "1/mail",
    project: "1",
    connector: "mail",
    account: "hello@example.com",
    scopes: ["mail.send"],
    mapping: { subject: "name" },
    connectedAt: "2026-01-02T03:04:05.000Z",
    calls: [{ at: "2026-01-03T03:04:05.000Z", status: 200, duration: 1, sent: "{}", answer: "{}" }],
  });
  const visitor = open("/app-connector?project=1&connector=mail");
  const clear = await screen.findByRole("button", { name: "Clear the log" });
  fillStorage("put");

  await visitor.click(clear);

  expect(await screen.findByText("Not saved")).toBeVisible();
  expect(screen.getByText("200 received")).toBeVisible();
});
