import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aProject } from "#src/features/projects/testing.ts";
import { ProjectCard } from "./project-card.tsx";

test("a project made from a brief shows words instead of the ids of its industry and features", () => {
  const project = aProject({ businessCategory: "law-firm", features: ["opening-hours", "pricing"] });
  render(<ProjectCard project={project} onDuplicate={vi.fn()} onDelete={vi.fn()} />);

  expect(screen.getByText(/Website · Law firm/)).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Opening hours",
    "Prices",
  ]);
});

test("a project with text in place of ids shows that text", () => {
  const project = aProject({ businessCategory: "Food & drink", features: ["Loyalty cards"] });
  render(<ProjectCard project={project} onDuplicate={vi.fn()} onDelete={vi.fn()} />);

  expect(screen.getByText(/Website · Food & drink/)).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("Loyalty cards");
});
