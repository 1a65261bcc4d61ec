import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, vi } from "vitest";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

const BRIEF = "A calm hair salon in Cambridge called Velvet Hour, with online booking";

testPressedTwice([
  {
    what: "Next, in the wizard",
    address: "/web-app-builder?new=1",
    prepare: async (visitor) => {
      await fillIn(visitor);
      return button("Next");
    },
    leaves: "page",
  },
  {
    what: "Back, in the wizard",
    isSample: true,
    address: "/web-app-builder?new=1",
    prepare: async (visitor) => {
      await fillIn(visitor);
      await visitor.click(screen.getByRole("button", { name: "Next" }));
      return button("Back");
    },
    leaves: "back",
  },
  {
    what: "Cancel, in the wizard",
    address: "/web-app-builder?new=1",
    prepare: async (visitor) => {
      await fillIn(visitor);
      await visitor.click(screen.getByRole("button", { name: "Next" }));
      await button("Back");
      return button("Cancel");
    },
    leaves: "back",
  },
  {
    what: "Undo, for what was understood of a brief",
    address: `/web-app-builder?brief=${encodeURIComponent(BRIEF)}`,
    prepare: async (visitor) => {
      await visitor.click(await screen.findByLabelText(/^Leave out: Booking/));
      return button("Undo");
    },
    leaves: "back",
  },
  {
    what: "Improve the words",
    address: `/web-app-builder?brief=${encodeURIComponent(BRIEF)}`,
    prepare: () => button("Improve the words"),
    count: () => asked,
  },
]);

/** Sessions opened with the browser's built-in language model. */
let asked = 0;

beforeAll(() => {
  const create = async () => {
    asked += 1;
    return { prompt: async () => '{"texts":{}}', destroy() {} };
  };
  vi.stubGlobal("LanguageModel", { availability: async () => "available", create });
});

async function fillIn(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText(/^Project name/), "Harbour Bakery");
  await visitor.type(screen.getByLabelText(/^Project description/), "A bakery with boats in front");
  await visitor.click(screen.getByRole("radio", { name: /^Website/ }));
}
