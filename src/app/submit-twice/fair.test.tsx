import { screen } from "@testing-library/react";
import { afterEach } from "vitest";
import { changeFair, newFair, writeFair } from "#src/sales/fair/fair-state.ts";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

afterEach(() => localStorage.clear());

testPressedTwice([
  {
    what: "Start the fair",
    address: "/demo-preview",
    prepare: async (visitor) => {
      await visitor.click(await screen.findByRole("switch", { name: "Fair pack" }));
      await visitor.type(await screen.findByLabelText("PIN to leave"), "2468");
      return button("Start the fair");
    },
    leaves: "stored fair_before",
  },
  {
    what: "Leave it here",
    address: duringFair,
    prepare: async (visitor) => {
      await visitor.click(await button("Leave it with us"));
      await visitor.type(await screen.findByLabelText("Your name (optional)"), "Ana Reyes");
      return button("Leave it here");
    },
    leaves: "saved replies",
  },
]);

async function duringFair() {
  writeFair(newFair("2468", location.origin));
  changeFair({ isInviting: false, visitors: 1 });
  return "/pricing";
}
