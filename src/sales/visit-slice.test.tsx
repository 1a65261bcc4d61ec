import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Link } from "wouter";
import { PreparedFor } from "./prepared-for.tsx";
import { VisitProvider } from "./visit-slice.ts";

test("a link followed inside the product shows the prospect", async () => {
  render(
    <VisitProvider>
      <PreparedFor />
      <Link href="/pricing?prospect=Acme&accent=teal">Open</Link>
      <Link href="/live-demos">Elsewhere</Link>
      <Link href="/live-demos?prospect=">Nobody’s</Link>
    </VisitProvider>,
  );
  const follow = (name: string) => act(async () => screen.getByRole("link", { name }).click());
  expect(screen.queryByTitle("Acme")).not.toBeInTheDocument();

  await follow("Open");
  expect(screen.getByTitle("Acme")).toHaveTextContent("Prepared for Acme");
  expect(document.documentElement).toHaveClass("prospect");

  await follow("Elsewhere");
  expect(screen.getByTitle("Acme")).toBeInTheDocument();

  await follow("Nobody’s");
  expect(screen.queryByTitle("Acme")).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveClass("prospect");
});
