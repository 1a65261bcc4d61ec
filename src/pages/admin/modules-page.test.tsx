import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { seedOfDelivery, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../../tests/render-page.tsx";

test("until the modules are loaded the built-in list stands there; where there are none, it says so", async () => {
  let answer = () => {};
  const loading = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { backend } = testBackend({ seed: { ...(await seedOfDelivery()), modules: [] } });
  replaceTransport(async (path, init) => {
    await loading;
    return backend(new Request(`http://localhost${path}`, init));
  });
  open("/admin/modules");
  expect(await screen.findByRole("link", { name: "Client Portal" })).toBeVisible();

  answer();

  expect(await screen.findByText("No modules found. Add your first module using the form.")).toBeVisible();
});

test("a list that cannot be loaded is tried again", async () => {
  const { backend } = testBackend();
  let isBroken = true;
  replaceTransport(async (path, init) =>
    isBroken && path === "/api/modules"
      ? new Response("Out of order", { status: 500 })
      : backend(new Request(`http://localhost${path}`, init)),
  );
  const visitor = open("/admin/modules");
  expect(await screen.findByText(/The modules could not be loaded\. 500: Out of order/)).toBeVisible();

  isBroken = false;
  await visitor.click(screen.getByRole("button", { name: "Retry" }));

  await waitFor(() => expect(screen.getByRole("link", { name: "Client Portal" })).toBeVisible());
});

test("a failure of which the server says nothing is told in the words of the specification", async () => {
  const { backend } = testBackend();
  replaceTransport(async (path, init) =>
    init.method === "POST" && path === "/api/modules"
      ? new Response("<html>", { status: 502 })
      : backend(new Request(`http://localhost${path}`, init)),
  );
  const visitor = open("/admin/modules");
  await visitor.type(await screen.findByRole("textbox", { name: /^Name/ }), "Key Cabinet");
  await visitor.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "Security");
  await visitor.type(screen.getByRole("textbox", { name: /^Description/ }), "Knows every key.");

  await visitor.click(screen.getByRole("button", { name: "Add Module" }));

  expect(await screen.findByText("There was an error adding the module")).toBeVisible();
});
