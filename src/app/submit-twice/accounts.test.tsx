import { screen, within } from "@testing-library/react";
import { button, firstButton, testPressedTwice } from "../../../tests/press-twice.ts";

testPressedTwice([
  {
    what: "Sign In",
    by: "src/features/auth/login-dialog.tsx",
    address: "/pricing?login=1",
    prepare: async (visitor) => {
      await visitor.click(await button("User Demo"));
      return button("Sign In");
    },
    leaves: "POST /api/auth/login",
  },
  {
    what: "Sign in as demo admin",
    by: "src/features/admin/use-admin.ts",
    address: "/admin/pricing",
    prepare: () => firstButton("Sign in as demo admin"),
    leaves: "POST /api/auth/login",
  },
  {
    what: "Create account",
    by: "src/features/auth/register-dialog.tsx",
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
    by: "src/features/auth/auth-slice.ts",
    address: "/admin/pricing",
    isAdmin: true,
    prepare: () => firstButton("Logout"),
    leaves: "POST /api/auth/logout",
  },
  {
    what: "Reset demo data",
    by: "src/features/demo/reset-demo-dialog.tsx",
    address: "/pricing?reset=1",
    prepare: async () =>
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Reset demo data" }),
    leaves: "POST /api/demo/reset",
  },
  {
    what: "Login to Demo",
    by: "src/features/demo/use-demo-session.ts",
    address: "/module-preview/client-portal",
    prepare: () => button("Login to Demo"),
    leaves: "stored demo_session Client Portal",
  },
  {
    what: "Login, with a name of one's own",
    by: "src/features/demo/custom-login.tsx",
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
