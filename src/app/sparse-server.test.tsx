import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { open } from "../../tests/render-page.tsx";

// A hosted server may return only the specified fields.

test("demo users without ids can be chosen and can log in", async () => {
  const demoUsers = ["admin", "client"].map((userType) => ({
    module: "Client Portal",
    userType,
    username: `${userType}.ann`,
    password: "lamp-27",
  }));
  answerWith({ "/api/demo-users": () => Response.json(demoUsers) });
  const visitor = open("/module-preview/client-portal");

  await visitor.click(await screen.findByRole("radio", { name: "Client" }));
  expect(screen.getByRole("radio", { name: "Client" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Admin" })).not.toBeChecked();
  await visitor.click(screen.getByRole("button", { name: "Login to Demo" }));

  expect((await screen.findByText("Logged in as")).textContent).toMatch(/client\.ann\s*Client$/);
});

test("projects without a template are listed and can be opened", async () => {
  const project = {
    id: 7,
    name: "Harbour Crumb",
    description: "A bakery with boats in front",
    type: "web",
    status: "deployed",
    isPublic: true,
    features: ["Menu"],
    createdAt: "2026-05-04T10:00:00+00:00",
    createdBy: "ann@example.com",
  };
  answerWith({ "/api/projects/public": () => Response.json([project]) });
  open("/view-projects");
  expect(await screen.findByText("Harbour Crumb")).toBeVisible();
  cleanup();

  open("/app-view?project=7");

  expect(await screen.findByRole("heading", { level: 1, name: "Harbour Crumb" })).toBeVisible();
  expect(screen.queryByText(/\b(undefined|null)\b/)).toBeNull();
});

test("a user without id and names can sign in, and adding modules needs no response body", async () => {
  const user = { email: "ann@example.com", role: "admin" };
  answerWith({
    "/api/auth/login": () => Response.json({ user, token: "abc" }),
    "/api/auth/user": () => Response.json({ user }),
    "POST /api/modules": () => new Response("", { status: 201 }),
  });
  const visitor = open("/admin/modules?login=1");
  fireEvent.click(await screen.findByRole("button", { name: "Admin Demo" }));
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  const administration = within(await screen.findByRole("list", { name: "Administration" }));
  expect(administration.getByRole("link", { name: "App Marketplace" })).toBeVisible();

  fireEvent.change(await screen.findByRole("textbox", { name: /^Name/ }), {
    target: { value: "Key Cabinet" },
  });
  await visitor.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "Security");
  fireEvent.change(screen.getByRole("textbox", { name: /^Description/ }), {
    target: { value: "Knows which key hangs on which hook." },
  });
  await visitor.click(screen.getByRole("button", { name: "Add Module" }));
  expect(await screen.findByText("Module added")).toBeVisible();
  cleanup();

  open("/beta-payment");
  const email = await screen.findByRole("textbox", { name: /^Email/ });
  await waitFor(() => expect(email).toHaveValue(user.email));
  expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveValue("");
  expect(screen.queryByText(/\b(undefined|null)\b/)).toBeNull();
});

/** The backend, except for these calls. */
function answerWith(answers: Record<string, () => Response>) {
  const { backend } = testBackend();
  replaceTransport(async (path, init) => {
    const answer = answers[`${init?.method} ${path}`] ?? answers[path];
    return answer ? answer() : backend(new Request(`http://localhost${path}`, init));
  });
}
