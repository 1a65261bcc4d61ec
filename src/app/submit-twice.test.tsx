import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { createLocalProject, listLocalProjects } from "#src/features/projects/projects-store.ts";
import { enterAsDemoAdmin, open } from "../../tests/render-page.tsx";

const calls: string[] = [];

beforeEach(async () => {
  await work.clear();
  calls.length = 0;
  const { backend } = testBackend();
  replaceTransport((path, init) => {
    if (init?.method !== "GET") calls.push(path);
    return backend(new Request(`http://localhost${path}`, init));
  });
});

interface Submit {
  what: string;
  address: string;
  isAdmin?: boolean;
  /** Fills in what is needed, and returns the button. */
  prepare: (visitor: UserEvent) => Promise<HTMLElement>;
  /** The call that is made. */
  call: string;
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const firstButton = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole("button", { name });
  return first as HTMLElement; // There is one, or it would have thrown.
};

const submits: Submit[] = [
  {
    what: "Add Module",
    address: "/admin/modules",
    isAdmin: true,
    prepare: async (visitor) => {
      await visitor.type(await screen.findByRole("textbox", { name: /^Name/ }), "Key Cabinet");
      await visitor.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "Security");
      await visitor.type(screen.getByRole("textbox", { name: /^Description/ }), "Knows every key.");
      return button("Add Module");
    },
    call: "/api/modules",
  },
  {
    what: "Sign In",
    address: "/pricing?login=1",
    prepare: async (visitor) => {
      await visitor.click(await button("User Demo"));
      return button("Sign In");
    },
    call: "/api/auth/login",
  },
  {
    what: "Sign in as demo admin",
    address: "/admin/pricing",
    prepare: () => firstButton("Sign in as demo admin"),
    call: "/api/auth/login",
  },
  {
    what: "Create account",
    address: "/pricing?login=1",
    prepare: async (visitor) => {
      await visitor.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /Create/ }));
      const dialog = within(await screen.findByRole("dialog", { name: "Create account" }));
      await visitor.type(dialog.getByLabelText("First name"), "Nora");
      await visitor.type(dialog.getByLabelText("Last name"), "Quill");
      await visitor.type(dialog.getByLabelText("Email"), "nora@example.com");
      await visitor.type(dialog.getByLabelText("Password"), "paper-kite-31");
      return dialog.getByRole("button", { name: "Create account" });
    },
    call: "/api/auth/register",
  },
  {
    what: "Save prices",
    address: "/admin/pricing",
    isAdmin: true,
    prepare: async (visitor) => {
      const field = await screen.findByRole("textbox", { name: "Set-up, paid in full" });
      await visitor.clear(field);
      await visitor.type(field, "1399");
      return button("Save prices");
    },
    call: "/api/pricing",
  },
  {
    what: "Reset demo data",
    address: "/pricing?reset=1",
    prepare: async () =>
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Reset demo data" }),
    call: "/api/demo/reset",
  },
];

test.each(submits)(
  "$what, pressed twice at once, makes one call",
  async ({ address, isAdmin, prepare, call }) => {
    const visitor = open(address);
    if (isAdmin) await enterAsDemoAdmin(visitor);
    const pressed = await prepare(visitor);
    calls.length = 0;

    pressTwice(pressed);

    await waitFor(() => expect(calls).toContain(call));
    await settled();
    expect(calls.filter((path) => path === call)).toHaveLength(1);
  },
);

test("Duplicate, pressed twice at once, makes one copy", async () => {
  const details = { name: "Harbour Bakery", description: "A bakery with boats in front" };
  await createLocalProject({ ...details, type: "web", templateId: "web-basic" }, "new-project");
  const visitor = open("/view-projects");
  await visitor.click(await screen.findByRole("tab", { name: /My Projects/ }));
  await visitor.click(await button("More"));

  pressTwice(await button("Duplicate"));

  await waitFor(async () => expect(await listLocalProjects()).toHaveLength(2));
  await settled();
  expect(await listLocalProjects()).toHaveLength(2);
});

/** Both before the page is rendered anew, as by a double click on a slow machine. */
function pressTwice(pressed: HTMLElement) {
  pressed.click();
  pressed.click();
}

/** A second submit would have been under way by now. */
const settled = () => waitFor(() => expect(screen.queryByRole("button", { name: /…$/ })).toBeNull());
