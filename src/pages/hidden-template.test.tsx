import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { signIn, testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { saveTemplateSettings } from "#src/contract/template-settings.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { open } from "../../tests/render-page.tsx";

beforeEach(async () => {
  const { backend, send } = testBackend();
  replaceTransport((path, init) => backend(new Request(`http://localhost${path}`, init)));
  const setting = { isHidden: false, isFeatured: false, price: null, tags: [], position: null };
  const settings = [
    { ...setting, id: "law-firm-ledger", isHidden: true },
    { ...setting, id: "law-firm-studio", isFeatured: true },
  ];
  const answer = await send(saveTemplateSettings, { settings }, await signIn(send, "admin"));
  expect(answer.ok).toBe(true);
});

test("templates hidden by an admin disappear from the marketplace, and featured ones come first", async () => {
  open("/template-demos");

  expect(await screen.findByText(`24 of ${templates.length - 1} templates`)).toBeVisible();
  const list = within(screen.getByRole("list", { name: "Templates" }));
  await waitFor(() =>
    expect(list.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("Fore Point Law"),
  );
});

test("a hidden template can neither be opened by its address nor found", async () => {
  // The preview may render immediately and suspend for its site.
  await act(async () => void open("/template-demos?preview=law-firm-ledger&q=ashworth"));

  expect(await screen.findByRole("heading", { name: "No template matches all of this" })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});
