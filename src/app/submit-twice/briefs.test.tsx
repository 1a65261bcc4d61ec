import { screen, within } from "@testing-library/react";
import { drafts } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { noAnswers } from "#src/features/projects/brief-form/brief-answers.ts";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

const BRIEF = "A calm hair salon in Cambridge called Velvet Hour";

testPressedTwice([
  {
    what: "Save the brief",
    address: async () => {
      await keepBriefDraft({ answers: filledIn, receipt: null });
      return "/web-app-form?step=contact";
    },
    prepare: () => button("Save the brief"),
    leaves: "POST /api/form-submissions",
  },
  {
    what: "Next, in the brief",
    isSample: true,
    address: async () => {
      await keepBriefDraft({ answers: filledIn, receipt: null });
      return "/web-app-form?step=pages";
    },
    prepare: () => button("Next"),
    leaves: "page",
  },
  {
    what: "Open the draft",
    address: withReceipt,
    prepare: () => button("Open the draft"),
    leaves: "saved projects",
  },
  {
    what: "Save the brief as a file",
    address: withReceipt,
    prepare: () => button("Save as a file"),
    leaves: "file",
  },
  {
    what: "The brief of the home page",
    isSample: true,
    address: "/",
    prepare: async (visitor) => {
      const [box] = await screen.findAllByLabelText("What does your business do?");
      await visitor.type(box as HTMLElement, BRIEF);
      const form = box?.closest("form") as HTMLElement;
      return within(form).getByRole("button");
    },
    leaves: "page",
  },
  {
    what: "Make this app",
    address: "/web-app-builder?brief=keep+track+of+my+hens",
    prepare: () => button("Make this app"),
    leaves: "saved projects",
  },
  {
    what: "Read it again",
    address: `/web-app-builder?brief=${encodeURIComponent(BRIEF)}`,
    prepare: async (visitor) => {
      await visitor.type(await screen.findByLabelText("Your brief"), ", with online booking");
      return button("Read it again");
    },
    leaves: "page",
  },
  {
    what: "Apply, for what was understood",
    address: `/web-app-builder?brief=${encodeURIComponent(BRIEF)}`,
    prepare: async (visitor) => {
      await visitor.click(await screen.findByRole("button", { name: /^Name ?Velvet Hour/ }));
      await visitor.type(screen.getByRole("textbox", { name: "Name" }), " Two");
      return button("Apply");
    },
    leaves: "page",
  },
  {
    what: "Use this one",
    address: `/web-app-builder?brief=${encodeURIComponent(BRIEF)}`,
    prepare: async () => {
      const [use] = await screen.findAllByRole("button", { name: /^Use this one/ });
      return use as HTMLElement;
    },
    leaves: "saved projects",
  },
]);

const filledIn = {
  ...noAnswers,
  businessName: "Velvet Hour",
  description: "A calm hair salon in Cambridge",
  industry: "hair-salon",
  contactName: "Nora Quill",
  email: "nora@example.com",
};

const keepBriefDraft = (fields: object) =>
  work.change([drafts], (change) =>
    change.put(drafts, { id: "web-app-form", fields: { ...fields }, updatedAt: new Date().toISOString() }),
  );

async function withReceipt() {
  const receipt = { id: 13, createdAt: "2026-11-25T10:00:00.000Z", projectKey: null };
  await keepBriefDraft({ answers: filledIn, receipt });
  return "/web-app-form";
}
