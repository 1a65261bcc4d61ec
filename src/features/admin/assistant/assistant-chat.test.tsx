import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { enterAsDemoAdmin, open } from "../../../../tests/render-page.tsx";
// Compiled before the test, which would wait for it.
import "./assistant-work.ts";

test("a conversation that is cleared while something is applied stays cleared, also in what is kept", async () => {
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

/** Lets no answer to a call of this path through until what it returns is called. */
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
