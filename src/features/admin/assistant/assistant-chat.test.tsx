import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { writeAuthToken } from "#src/api/auth-token.ts";
import { call } from "#src/api/call.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { login } from "#src/contract/auth.ts";
import { demoAccounts, resetDemo } from "#src/contract/demo.ts";
import { noSetting } from "#src/contract/offered-templates.ts";
import { listTemplateSettings } from "#src/contract/template-settings.ts";
import { enterAsDemoAdmin, open } from "../../../../tests/render-page.tsx";
import { applyStep } from "./assistant-calls.ts";

test("a conversation cleared during a change stays cleared, also in storage", { tags: "short" }, async () => {
  const answer = holdBack("/api/admin/modules/batch");
  const visitor = open("/admin/ai-assistant");
  await enterAsDemoAdmin(visitor);
  await visitor.type(await screen.findByLabelText("Say what to do"), "Add 5 CRM modules{Enter}");
  await visitor.click(await screen.findByRole("button", { name: "Apply" }));

  await visitor.click(screen.getByRole("button", { name: "Clear" }));
  answer();

  expect(await screen.findByText(/^Added 5 modules: /)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false"),
  );
  expect(screen.queryByText("I would add these 5 modules.")).toBeNull();
  expect(localStorage.getItem("assistant-conversation")).toBe("[]");
});

test("undo after a reset of the demo data does not undo later changes", async () => {
  const visitor = open("/admin/ai-assistant");
  await enterAsDemoAdmin(visitor);
  await visitor.type(await screen.findByLabelText("Say what to do"), "Add 5 CRM modules{Enter}");
  await visitor.click(await screen.findByRole("button", { name: "Apply" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await call(resetDemo);
  writeAuthToken((await call(login, { body: demoAccounts.admin })).token);
  await applyStep({ kind: "templates", settings: [{ ...noSetting("law-firm-ledger"), isHidden: true }] });

  await visitor.click(undo);

  expect(await screen.findByText(/^This is no longer in the change log: /)).toBeVisible();
  expect(await call(listTemplateSettings)).toMatchObject([{ id: "law-firm-ledger", isHidden: true }]);
});

/** Holds back the responses to calls of one path until the returned function is called. */
function holdBack(held: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { backend } = testBackend();
  replaceTransport(async (path, init) => {
    if (path === held) await released;
    return backend(new Request(`http://localhost${path}`, init));
  });
  return release;
}
