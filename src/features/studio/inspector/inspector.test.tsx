import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SiteDocument } from "#src/sites/document.ts";
import { renderStatic } from "#src/sites/render-static.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { createStudioStore, StudioProvider } from "../studio-slice.ts";
import { Inspector } from "./inspector.tsx";

const bakery = (await templateDocument("bakery-counter")) as SiteDocument;

test("the home page has the title that the inspector says, by default the name and what the business is", async () => {
  const { visitor, exportedTitle } = showInspector();
  const title = screen.getByLabelText("Title");

  expect(title).toHaveAttribute("placeholder", "Bun & Button · Iced buns at eleven, sharp");
  await visitor.clear(screen.getByLabelText("Name"));
  await visitor.type(screen.getByLabelText("Name"), "Crumb & Co");
  await visitor.clear(screen.getByLabelText("What it is, in a few words"));
  await visitor.type(screen.getByLabelText("What it is, in a few words"), "Bakery in Ghent");
  expect(exportedTitle()).toBe("Crumb &amp; Co · Bakery in Ghent");

  await visitor.type(title, "The best bread");
  expect(exportedTitle()).toBe("The best bread");

  await visitor.clear(title);
  expect(exportedTitle()).toBe("Crumb &amp; Co · Bakery in Ghent");
});

function showInspector() {
  const store = createStudioStore({
    key: "1",
    project: { id: 1, name: "Crumb & Co", templateId: "bakery-counter", type: "web" },
    document: bakery,
    savedAt: null,
  } as unknown as Parameters<typeof createStudioStore>[0]); // only what the inspector reads
  render(
    <StudioProvider store={store}>
      <Inspector />
    </StudioProvider>,
  );
  store.setState({ holding: "held" });
  const exportedTitle = () =>
    /<title>(.*)<\/title>/.exec(renderStatic(store.getState().history.present).files[0]?.text ?? "")?.[1];
  return { visitor: userEvent.setup(), exportedTitle };
}
