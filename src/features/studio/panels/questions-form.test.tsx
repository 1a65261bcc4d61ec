import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { siteFromBrief } from "#src/brief/brief.ts";
import { shownTexts } from "#src/brief/write/not-on-site.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { QuestionsForm } from "./questions-form.tsx";

// The engine and its trades are loaded with the first question.
vi.setConfig({ testTimeout: 90_000 });

test("an answer is one step, and an invalid one says why", async () => {
  const { visitor, business, undo } = await openPanel();
  const field = await screen.findByLabelText(/^Which phone number or email/, {}, { timeout: 60_000 });

  await visitor.type(field, "soon{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a phone number or an email address.");
  expect(business().phone).toBe("");

  await visitor.clear(field);
  await visitor.type(field, "021 496 0188{Enter}");
  expect(business().phone).toBe("021 496 0188");
  expect(screen.queryByLabelText(/^Which phone number or email/)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "What would help your site" })).toHaveFocus();

  undo();
  expect(business().phone).toBe("");
});

test("an offer is added with one press, and then no longer offered", async () => {
  const { visitor, texts } = await openPanel();
  const [first] = await screen.findAllByRole("button", { name: /^Add / }, { timeout: 60_000 });
  if (!first) throw new Error("No offer is offered.");
  const offer = (first.getAttribute("aria-label") ?? "").replace("Add ", "");

  await visitor.click(first);

  expect(texts().toLowerCase()).toContain(offer.toLowerCase());
  expect(screen.queryByRole("button", { name: `Add ${offer}` })).not.toBeInTheDocument();
});

async function openPanel() {
  const { document } = await siteFromBrief(
    "We tune and restore pianos in Cork. Tuning €120, pitch raise €160.",
  );
  const store = createStudioStore({
    key: "1",
    project: { kind: "gallery", id: "piano" },
    document,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only the state that the panel reads
  store.setState({ holding: "held" });
  const visitor = userEvent.setup();
  render(
    <StudioProvider store={store}>
      <QuestionsForm />
    </StudioProvider>,
  );
  const site = () => store.getState().history.present;
  return {
    visitor,
    business: () => site().meta.business,
    texts: () => shownTexts(site()).join("\n"),
    undo: () => store.getState().undo(),
  };
}
