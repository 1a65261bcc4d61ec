import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { seedOfDelivery, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../../tests/render-page.tsx";

test("the built-in list is shown while loading; an empty list says so", async () => {
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

test.each([
  [new Response("Out of order", { status: 500 }), "The modules could not be loaded."],
  [
    Response.json({ error: "The shelf is full." }, { status: 507 }),
    "The modules could not be loaded. The shelf is full.",
  ],
])("a failed list shows an explanation, and can be retried", async (answer, words) => {
  const backend = failingAt("GET", () => answer);
  const visitor = open("/admin/modules");
  expect(await screen.findByText(words)).toBeVisible();

  backend.recover();
  await visitor.click(screen.getByRole("button", { name: "Retry" }));

  await waitFor(() => expect(screen.getByRole("link", { name: "Client Portal" })).toBeVisible());
});

test.each([
  [
    "its own words",
    Response.json({ error: "There is one already." }, { status: 409 }),
    "There is one already.",
  ],
  ["a line of text", new Response("Name is taken", { status: 409 }), "409: Name is taken"],
  ["no body", new Response("", { status: 502, statusText: "Bad Gateway" }), "502: Bad Gateway"],
  ["a page", new Response("<html>", { status: 502 }), "There was an error adding the module"],
  ["other data", Response.json({ code: 7 }, { status: 500 }), "There was an error adding the module"],
])(
  "if the server refuses a module with %s, the notice and the form show a readable message",
  async (_, answer, words) => {
    failingAt("POST", () => answer);
    const visitor = open("/admin/modules");
    await fillIn(visitor);

    await visitor.click(screen.getByRole("button", { name: "Add Module" }));

    const notice = (await screen.findByText("Failed to add module")).closest("li") as HTMLElement;
    expect(within(notice).getByText(words)).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveValue("Key Cabinet");
  },
);

test("missing and invalid fields are marked, and the first one has the focus", {
  tags: "short",
}, async () => {
  const visitor = open("/admin/modules");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  const image = screen.getByRole("textbox", { name: "Image URL" });
  const add = () => visitor.click(screen.getByRole("button", { name: "Add Module" }));

  await visitor.type(name, "Key Cabinet");
  await add();
  expect(await screen.findByText("Please fill in all required fields")).toBeVisible();
  expect(name).toBeValid();
  await waitFor(() => expect(screen.getByRole("combobox", { name: /^Category/ })).toHaveFocus());
  expect(screen.getByRole("combobox", { name: /^Category/ })).toHaveAccessibleDescription("Required");

  await visitor.clear(name);
  await fillIn(visitor);
  await visitor.type(image, "javascript:alert(1)");
  await add();
  await waitFor(() => expect(image).toHaveFocus());
  expect(image).toBeInvalid();
  expect(image).toHaveAccessibleDescription(
    "Use an address that starts with https:// or a path on this site",
  );
  expect(screen.queryByText("Failed to add module")).toBeNull();

  await visitor.clear(image);
  await visitor.type(image, "https://pictures.example/keys.png");
  await waitFor(() =>
    expect(image).toHaveAccessibleDescription(
      "Everybody who sees the module fetches its image from pictures.example.",
    ),
  );
  await visitor.clear(image);
  await visitor.type(image, "/images/keys.svg");
  await waitFor(() => expect(image).toBeValid());
});

/** The real backend, except that one module call fails until it recovers. */
function failingAt(method: string, answer: () => Response) {
  const { backend } = testBackend();
  let isBroken = true;
  replaceTransport(async (path, init) =>
    isBroken && (init.method ?? "GET") === method && path === "/api/modules"
      ? answer()
      : backend(new Request(`http://localhost${path}`, init)),
  );
  return {
    recover: () => {
      isBroken = false;
    },
  };
}

async function fillIn(visitor: UserEvent) {
  await visitor.type(await screen.findByRole("textbox", { name: /^Name/ }), "Key Cabinet");
  await visitor.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "Security");
  await visitor.type(screen.getByRole("textbox", { name: /^Description/ }), "Knows every key.");
}
