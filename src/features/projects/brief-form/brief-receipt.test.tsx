import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { noAnswers } from "./brief-answers.ts";
import { briefAsText, briefMail } from "./brief-as-text.ts";
import { BriefReceipt } from "./brief-receipt.tsx";

afterEach(() => vi.unstubAllEnvs());

const answers = {
  ...noAnswers,
  businessName: "Velvet Hour",
  description: "A calm hair salon & spa in Cambridge.",
  industry: "hair-salon",
  contactName: "Nora Quill",
  email: "nora@example.com",
};

describe("the receipt of a brief", () => {
  test("without a server it only claims that the brief is saved, and explains how to send it", () => {
    showReceipt();

    expect(screen.getByRole("heading", { name: "Your brief is saved in this browser." })).toBeVisible();
    expect(screen.getByText(/Nobody else can see your brief yet\./)).toBeVisible();
    expect(screen.queryByText(/We have your brief|Received|The answer goes to/)).toBeNull();
    const mail = screen.getByRole("link", { name: "Send by email" });
    expect(decodeURIComponent(mail.getAttribute("href") ?? "")).toContain(
      "A calm hair salon & spa in Cambridge.",
    );
    expect(screen.getByRole("button", { name: "Save as a file" })).toBeVisible();
  });

  test("with a server it says that the brief has arrived", () => {
    vi.stubEnv("VITE_BACKEND_URL", "https://api.example.com");
    showReceipt();

    expect(screen.getByRole("heading", { name: "We have your brief." })).toBeVisible();
    expect(screen.getByText("The answer goes to")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Send by email" })).toBeNull();
  });
});

describe("a brief as text", () => {
  test("has one line for each answer", () => {
    expect(briefAsText(answers)).toBe(
      [
        "Business: Velvet Hour",
        "Industry: Hair salon",
        "What it does: A calm hair salon & spa in Cambridge.",
        "Pages: Home, About, Contact",
        "Name: Nora Quill",
        "Email: nora@example.com",
      ].join("\n"),
    );
  });

  test("in an e-mail is shortened for mail programs, and says so", () => {
    const long = briefMail({ ...answers, description: "ä&=?".repeat(1_000) }, "sales@example.com");

    expect(long.length).toBeLessThanOrEqual(1_900);
    expect(long).toMatch(
      /^mailto:sales@example\.com\?subject=Website%20brief%3A%20Velvet%20Hour&body=Business/,
    );
    expect(decodeURIComponent(long)).toMatch(/\[The rest is in the attached file\.\]$/);
  });

  test("a lone surrogate still gives a valid address", () => {
    expect(() =>
      briefMail({ ...answers, businessName: "Velvet \ud83d", description: "x" }, ""),
    ).not.toThrow();
  });
});

function showReceipt() {
  const receipt = { id: 13, createdAt: "2026-11-25T10:00:00.000Z", projectKey: null };
  render(
    <ToastProvider>
      <BriefReceipt
        answers={answers}
        receipt={receipt}
        heading={null}
        onCreated={() => {}}
        onStartAgain={() => {}}
      />
    </ToastProvider>,
  );
}
