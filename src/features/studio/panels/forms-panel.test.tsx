import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { FormsPanel } from "./forms-panel.tsx";

test("a destination is used once it is valid, and errors show while typing", { tags: "short" }, async () => {
  const { visitor, forms, undo } = await openPanel();
  await visitor.click(screen.getByRole("radio", { name: /^Formspree/ }));
  expect(screen.getByText("Until this is filled in, forms stay off.")).toBeVisible();
  const field = screen.getByLabelText("Id of the form");

  await visitor.type(field, "../x");
  expect(screen.getByRole("alert")).toHaveTextContent("Use the form's id");
  expect(forms()).toBeUndefined();
  await visitor.clear(field);
  await visitor.click(field);
  await visitor.paste("https://formspree.io/f/xayzbqwe");
  expect(forms()?.destination).toEqual({ kind: "formspree", id: "xayzbqwe" });

  expect(screen.getByText(/only your mailbox shows whether it arrives/)).toBeVisible();
  undo();
  expect(forms()).toBeUndefined();
});

test("forms get names, a consent and a thank-you text, and can be switched off again", async () => {
  const { visitor, forms } = await openPanel();
  await visitor.click(screen.getByRole("radio", { name: /^Netlify Forms/ }));
  expect(screen.getByText(/Netlify takes answers from the published site alone/)).toBeVisible();

  await visitor.type(screen.getByLabelText("Contact, on the page Contact"), "Ask us");
  await visitor.type(screen.getByLabelText("Consent"), "You may answer me.");
  await visitor.type(screen.getByLabelText("Title of the thank-you page"), "Thanks");
  expect(forms()).toEqual({
    destination: { kind: "netlify" },
    consent: "You may answer me.",
    thanks: { title: "Thanks", text: "" },
    names: { "contact/contact": "Ask us" },
  });

  await visitor.click(screen.getByRole("radio", { name: /^No forms/ }));
  expect(forms()?.destination).toBeUndefined();
  expect(screen.queryByLabelText("Consent")).not.toBeInTheDocument();
});

async function openPanel() {
  const document = (await templateDocument("law-firm-ledger")) as SiteDocument;
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Ashworth", templateId: "law-firm-ledger", type: "web" },
    document,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only the state that the panel reads
  const visitor = userEvent.setup();
  render(
    <StudioProvider store={store}>
      <FormsPanel />
    </StudioProvider>,
  );
  await screen.findByRole("radio", { name: /^E-mail/ });
  store.setState({ holding: "held" });
  return {
    visitor,
    forms: () => store.getState().history.present.meta.forms,
    undo: () => store.getState().undo(),
  };
}
