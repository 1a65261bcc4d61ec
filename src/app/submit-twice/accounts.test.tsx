import { screen, within } from "@testing-library/react";
import { button, firstButton, testPressedTwice } from "../../../tests/press-twice.ts";

testPressedTwice([
  {
    what: "Sign In",
    isSample: true,
    address: "/pricing?login=1",
    prepare: async (visitor) => {
      await visitor.click(await button("User Demo"));
      return button("Sign In");
    },
    leaves: "POST /api/auth/login",
  },
  {
    what: "Sign in as demo admin",
    address: "/admin/pricing",
    prepare: () => firstButton("Sign in as demo admin"),
    leaves: "POST /api/auth/login",
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
    leaves: "POST /api/auth/register",
  },
  {
    what: "Logout",
    address: "/admin/pricing",
    isAdmin: true,
    prepare: () => firstButton("Logout"),
    leaves: "POST /api/auth/logout",
  },
  {
    what: "Reset demo data",
    address: "/pricing?reset=1",
    prepare: async () =>
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Reset demo data" }),
    leaves: "POST /api/demo/reset",
  },
  {
    what: "Login to Demo",
    address: "/module-preview/client-portal",
    prepare: () => button("Login to Demo"),
    leaves: "stored demo_session Client Portal",
  },
  {
    what: "Login, with a name of one's own",
    address: "/module/client-portal",
    prepare: async (visitor) => {
      await visitor.click(await screen.findByRole("tab", { name: "Custom Login" }));
      await visitor.type(await screen.findByLabelText("Username"), "nora");
      await visitor.type(screen.getByLabelText("Password"), "paper-kite-31");
      return within(screen.getByRole("dialog")).getByRole("button", { name: "Login" });
    },
    leaves: "stored demo_session Client Portal",
  },
]);
