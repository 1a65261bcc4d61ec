import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { fillStorage } from "#src/data/testing.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import { open } from "../../../../tests/render-page.tsx";
import {
  button,
  choice,
  describe,
  isCreating,
  opener,
  openWizard,
  PAGE,
  press,
  stopTimers,
  title,
  until,
  wizard,
} from "../../../../tests/support/project-wizard.ts";

beforeEach(() => work.clear());

afterEach(() => void vi.useRealTimers());

test("the browser's back and forward lead through the wizard", async () => {
  const visitor = open("/view-projects?tab=mine&type=web");
  await visitor.click(await opener());
  await screen.findByRole("dialog", { name: "Create New Project" });
  await describe(visitor);
  expect(location.search).toBe("?tab=mine&type=web&new=1&step=template");

  history.back();
  await waitFor(() => expect(title()).toBe("Create New Project"));
  expect(wizard().getByLabelText("Project name")).toHaveValue("Harbour Bakery");
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?tab=mine&type=web");
  history.forward();
  await waitFor(() => expect(wizard().getByLabelText("Project name")).toHaveValue("Harbour Bakery"));
  history.forward();
  await waitFor(() => expect(title()).toBe("Select Template"));

  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?tab=mine&type=web");
});

test("who goes back while the project is being made has none made", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  const { passes, goesOn } = stopTimers();
  fireEvent.click(button("Create Project"));
  await until(isCreating);

  history.back();
  await passes(10);
  await until(() => title() === "Create New Project");
  await passes(1_000);
  expect(await listLocalProjects()).toEqual([]);

  fireEvent.click(button("Next"));
  await until(() => title() === "Select Template");
  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(1_000);
  goesOn();
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(await listLocalProjects()).toHaveLength(1);
});

test("what was typed survives Escape, Close and a reload, also in the second step", async () => {
  const visitor = open(PAGE);
  await visitor.click(await opener());
  fireEvent.change(await screen.findByLabelText("Project name"), { target: { value: "Half a na" } });
  await visitor.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await opener()).toHaveFocus();

  await visitor.click(await opener());
  expect(await screen.findByLabelText("Project name")).toHaveValue("Half a na");
  await describe(visitor, "Game");
  await visitor.click(choice("Arcade"));
  cleanup();
  open(location.pathname + location.search);
  expect(await screen.findByRole("dialog", { name: "Select Template" })).toBeVisible();
  expect(choice("Arcade")).toBeChecked();

  await press(visitor, "Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await visitor.click(await opener());
  expect(await screen.findByLabelText("Project name")).toHaveValue("Harbour Bakery");
});

test("Cancel forgets what was typed", async () => {
  const visitor = open(PAGE);
  await visitor.click(await opener());
  fireEvent.change(await screen.findByLabelText("Project name"), { target: { value: "Half a na" } });

  await press(visitor, "Cancel");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await visitor.click(await opener());
  expect(await screen.findByLabelText("Project name")).toHaveValue("");
});

test("where storage is full, the project is not made, nothing typed is lost, and later it is made", async () => {
  const visitor = await openWizard();
  await describe(visitor);
  await visitor.click(choice("Basic Website"));
  const makeRoom = fillStorage("put", "projects");
  const { passes, goesOn } = stopTimers();

  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(1_000);
  await until(() => wizard().queryByRole("alert") !== null && !isCreating());
  expect(wizard().getByRole("alert")).toHaveTextContent("Failed to create project. Please try again.");
  expect(screen.getByText("Error")).toBeVisible();
  expect(choice("Basic Website")).toBeChecked();
  expect(await listLocalProjects()).toEqual([]);

  makeRoom();
  fireEvent.click(button("Create Project"));
  await until(isCreating);
  await passes(1_000);
  goesOn();
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(await listLocalProjects()).toHaveLength(1);
});
