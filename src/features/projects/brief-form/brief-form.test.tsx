import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { createDraftSaver } from "#src/entities/projects/drafts-store.ts";
import { open } from "../../../../tests/render-page.tsx";
import { noAnswers } from "./brief-answers.ts";

beforeEach(() => work.clear());

test("a step shows what is missing, focuses the first field, and continues once it is complete", {
  tags: "short",
}, async () => {
  const visitor = open("/web-app-form");
  await visitor.click(await screen.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(field(/^Business name/)).toHaveFocus());
  expect(field(/^Business name/)).toHaveAccessibleDescription("Required");
  expect(field(/^What you do/)).toBeInvalid();

  await visitor.type(field(/^Business name/), "Crumb");
  await visitor.type(field(/^What you do/), "A bakery in Lisbon.");
  await waitFor(() => expect(field(/^What you do/)).toBeValid());
  await visitor.click(screen.getByRole("button", { name: "Next" }));

  const heading = await screen.findByRole("heading", { name: "Which industry is it in?" });
  expect(heading).toHaveFocus();
  expect(field("In your own words")).toBeValid();
  cleanup();
  open("/web-app-form?step=business");
  expect(await screen.findByLabelText(/^Business name/)).toHaveValue("Crumb");
  expect(field(/^What you do/)).toHaveValue("A bakery in Lisbon.");
});

test("the module that a brief is about can be removed", async () => {
  const visitor = open("/web-app-form?module=client-portal");
  expect(await screen.findByText(/^About the module/)).toHaveTextContent("About the module Client Portal");

  await visitor.click(screen.getByRole("button", { name: /^Remove\s*the module$/ }));

  expect(screen.queryByText(/^About the module/)).toBeNull();
  expect(location.search).toBe("");
});

test.each([
  ["The post is full.", /^The post is full\.$/],
  ["email: No such address", /No such address/],
  [undefined, /^Your brief could not be saved\. Everything you wrote is still here/],
])(
  "a brief refused with %j shows the error, keeps the input, and can be sent again",
  async (error, words) => {
    const { backend } = testBackend();
    let isBroken = true;
    replaceTransport(async (path, init) =>
      isBroken && path === "/api/form-submissions" && init.method === "POST"
        ? new Response(error && JSON.stringify({ error }), { status: 507 })
        : backend(new Request(`http://localhost${path}`, init)),
    );
    const filledIn = {
      ...{ businessName: "Crumb", description: "A bakery in Lisbon.", industry: "bakery" },
      ...{ contactName: "Rita", email: "rita@example.com" },
    };
    createDraftSaver("web-app-form").save({ answers: { ...noAnswers, ...filledIn }, receipt: null });
    const visitor = open("/web-app-form?step=contact");
    await visitor.click(await screen.findByRole("button", { name: "Save the brief" }));

    expect(await screen.findByText(words)).toBeVisible();
    expect(field(/^E-mail/)).toHaveValue("rita@example.com");
    if (error?.startsWith("email")) await waitFor(() => expect(field(/^E-mail/)).toHaveFocus());

    isBroken = false;
    await visitor.click(await screen.findByRole("button", { name: "Save the brief" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save the brief" })).toBeNull());
  },
);

const field = (label: string | RegExp) => screen.getByLabelText(label);
