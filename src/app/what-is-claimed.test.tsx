import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testBackend } from "#mocks/testing.ts";
import { replaceTransport } from "#src/api/transport.ts";
import { work } from "#src/api/work-database.ts";
import { planLine } from "#src/entities/cart/cart-lines.ts";
import { addLine } from "#src/entities/cart/cart-store.ts";
import { connect } from "#src/features/connectors/connections-store.ts";
import { enterAsDemoAdmin, open } from "../../tests/render-page.tsx";

beforeEach(() => work.clear());
afterEach(() => vi.unstubAllEnvs());

interface Claim {
  place: string;
  address: string;
  isAdmin?: boolean;
  /** Navigates to the claim. */
  lead?: (visitor: UserEvent) => Promise<unknown>;
  /** The claims of a build without a server, and of one with a server. */
  alone: RegExp;
  hosted: RegExp;
}

/** No claim at all. */
const NOTHING = /^$/;

const claims: Claim[] = [
  {
    place: "the form of a brief",
    address: "/web-app-form",
    alone: /saved in this browser\. At the end you can send it to us by email\.$/,
    hosted: /You get a number and an answer from us\.$/,
  },
  {
    place: "the inbox of briefs",
    address: "/admin/form-submissions",
    alone: /^The briefs that were written in this browser, and some samples\./,
    hosted: /^The briefs that visitors have sent\./,
  },
  {
    place: "an inbox without briefs",
    address: "/admin/form-submissions",
    isAdmin: true,
    lead: async () => screen.findByRole("table", { name: "Form submissions" }),
    alone: /^No brief has been written in this browser yet\./,
    hosted: /^No briefs yet\.$/,
  },
  {
    place: "a brief about a module",
    address: "/module-preview/client-portal",
    lead: () => screen.findByRole("link", { name: "Contact Sales" }),
    alone: /^Opens a brief about this module\. Nobody sees it until you send it to us by email\.$/,
    hosted: NOTHING,
  },
  {
    place: "the administration",
    address: "/admin/marketplace",
    lead: () => screen.findByText(/Only an admin can change it\./),
    alone: /Changes are saved in this browser: nobody else sees them\./,
    hosted: NOTHING,
  },
  {
    place: "a module that was added",
    address: "/admin/modules",
    isAdmin: true,
    lead: async (visitor) => {
      await visitor.type(await screen.findByRole("textbox", { name: /^Name/ }), "Key Cabinet");
      await visitor.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "Security");
      await visitor.type(screen.getByRole("textbox", { name: /^Description/ }), "Knows every key.");
      await visitor.click(screen.getByRole("button", { name: "Add Module" }));
    },
    alone: /^“Key Cabinet” is in the catalogue, in this browser only\.$/,
    hosted: /^“Key Cabinet” is in the catalogue\.$/,
  },
  {
    place: "prices that were saved",
    address: "/admin/pricing",
    isAdmin: true,
    lead: async (visitor) => {
      const field = await screen.findByRole("textbox", { name: "Set-up, paid in full" });
      await visitor.clear(field);
      await visitor.type(field, "1399");
      await visitor.click(screen.getByRole("button", { name: "Save prices" }));
    },
    alone: /^The pricing page, the deploy dialog and the cart show them at once, in this browser only\.$/,
    hosted: /^The pricing page, the deploy dialog and the cart show them at once\.$/,
  },
  {
    place: "prices that were put back",
    address: "/admin/pricing",
    isAdmin: true,
    lead: async (visitor) =>
      visitor.click(await screen.findByRole("button", { name: "Reset to list prices" })),
    alone: /^Every amount is that of the price list again, in this browser only\. The log can undo it\.$/,
    hosted: /^Every amount is that of the price list again\. The log can undo it\.$/,
  },
  {
    place: "a template that was changed",
    address: "/admin/marketplace",
    isAdmin: true,
    lead: async (visitor) => {
      await visitor.type(await screen.findByLabelText("Search"), "law firm");
      await visitor.click(await screen.findByLabelText("Edit Law firm · Ledger"));
      const dialog = within(await screen.findByRole("dialog"));
      await visitor.type(dialog.getByLabelText("Price, in dollars"), "49");
      await visitor.click(dialog.getByRole("button", { name: "Save" }));
    },
    alone: /^The marketplace shows it at once, in this browser only\.$/,
    hosted: /^The marketplace shows it at once\.$/,
  },
  {
    place: "the form of an account",
    address: "/pricing?login=1",
    lead: async (visitor) => {
      await visitor.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /Create/ }));
      await screen.findByRole("dialog", { name: "Create account" });
    },
    alone: /^The account works in this browser only\.$/,
    hosted: NOTHING,
  },
  {
    place: "the question before a reset",
    address: "/pricing?reset=1",
    alone: /in this browser only\. Accounts that you created here are removed/,
    hosted: /on the server and for everybody who uses it\. Accounts that anybody has created since/,
  },
  {
    place: "the list of demo accounts",
    address: "/demo-accounts",
    alone: /they open sample data in the browser of whoever uses them\./,
    hosted: /everybody who uses them works with the same sample data\./,
  },
  {
    place: "the help on data",
    address: "/help",
    alone: /sample projects and briefs are stored in this browser, .* Nobody else sees them\./,
    hosted: /sample projects and briefs are stored on the server of this installation\./,
  },
  {
    place: "the consent to a connection",
    address: "/app-connector?project=1&connector=mail",
    lead: async (visitor) => visitor.click(await screen.findByRole("button", { name: "Connect" })),
    alone: /^This is a simulation: .* Nothing leaves this browser\.$/,
    hosted: /^This is a simulation: no service is asked, and no password is needed\.$/,
  },
];

describe.each(claims)("$place", ({ address, isAdmin, lead, alone, hosted }) => {
  const show = async () => {
    const { backend } = testBackend();
    replaceTransport((path, init) =>
      init?.method === "GET" && path === "/api/form-submissions"
        ? Promise.resolve(Response.json([]))
        : backend(new Request(`http://localhost${path}`, init)),
    );
    const visitor = open(address);
    if (isAdmin) await enterAsDemoAdmin(visitor);
    await lead?.(visitor);
  };

  test("makes no claim that a static host cannot keep", async () => {
    await show();

    expect((await screen.findAllByText(alone))[0]).toBeVisible();
    if (hosted !== NOTHING) expect(screen.queryByText(hosted)).toBeNull();
  });

  test("describes the server if the build names one", async () => {
    vi.stubEnv("VITE_BACKEND_URL", "https://api.example.com");
    await show();

    if (hosted !== NOTHING) expect((await screen.findAllByText(hosted))[0]).toBeVisible();
    expect(screen.queryByText(alone)).toBeNull();
  });
});

test("a new account is described as local to this browser", async () => {
  await registered();

  expect(
    await screen.findByText("Your account is ready, Nora. The account works in this browser only."),
  ).toBeVisible();
});

test("with a server a new account is described as ready", async () => {
  vi.stubEnv("VITE_BACKEND_URL", "https://api.example.com");
  await registered();

  expect(await screen.findByText("Your account is ready, Nora.")).toBeVisible();
});

describe("simulations say that they are simulated", () => {
  test("after a payment by a beta visitor", async () => {
    const visitor = open("/beta-payment?for=Crumb");
    await pay(visitor);

    expect(await screen.findByRole("heading", { level: 1, name: "Payment simulated" })).toBeVisible();
    expect(screen.getByText(/^Nothing was charged, and nobody was told\./)).toHaveTextContent(
      "This was a trial run of paying $1,349 for Crumb, in the name of Nora Quill.",
    );
    expect(screen.getByRole("region", { name: "Order summary" })).toHaveTextContent("simulated, not charged");
    expect(screen.queryByText(/Paid\.|Payment received|Thank you/)).toBeNull();
  });

  test("on a receipt, also in print", async () => {
    await addLine(planLine("full"));
    const visitor = open("/cart");
    await pay(visitor);

    expect(
      await screen.findByRole("heading", { level: 1, name: "The receipt of a simulated order" }),
    ).toBeVisible();
    expect(screen.getByText(/^No money has moved, nothing will be charged, and nothing/)).toBeVisible();
    expect(screen.getByText("Paid today, simulated")).toBeVisible();
    expect(screen.queryByText("Paid today")).toBeNull();
  });

  test("after a deployment", async () => {
    const visitor = open("/pricing");
    const [order] = await screen.findAllByRole("button", { name: /^Buy Now/ });
    await visitor.click(order as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await visitor.click(dialog.getByRole("button", { name: /^Buy Now/ }));

    expect(await screen.findByText("Deployment Initiated")).toBeVisible();
    expect(
      screen.getByText("A simulation: Your site is not put online, and nothing is charged."),
    ).toBeVisible();
    expect(await screen.findByText("Payment Processed")).toBeVisible();
    expect(
      screen.getByText("This was a simulation: no money has moved, and nothing was put online."),
    ).toBeVisible();
  });

  test("while a service is connected", async () => {
    const visitor = open("/app-connector?project=1&connector=mail");
    await visitor.click(await screen.findByRole("button", { name: "Connect" }));
    const dialog = within(await screen.findByRole("dialog"));
    await visitor.type(dialog.getByLabelText(/^Sender/), "hello@example.com");
    await visitor.click(dialog.getByRole("button", { name: "Allow" }));

    expect(await screen.findByText(/A simulation: the service was not asked\.$/)).toBeVisible();
    expect(
      await screen.findByText(
        "This connection is a simulation: no service is asked, and none receives anything.",
      ),
    ).toBeVisible();
  });

  test("disconnecting a service does not claim that anything was sent", async () => {
    await connect({
      id: "1/mail",
      project: "1",
      connector: "mail",
      account: "hello@example.com",
      scopes: ["mail.send"],
      mapping: {},
      connectedAt: "2026-01-02T03:04:05.000Z",
      disconnectedAt: "2026-01-03T03:04:05.000Z",
      calls: [],
    });
    open("/app-connector?project=1&connector=mail");

    expect(await screen.findByText(/^Disconnected\./)).not.toHaveTextContent(/sent/);
  });
});

async function registered() {
  const visitor = open("/pricing?login=1");
  await visitor.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /Create/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Create account" }));
  await visitor.type(dialog.getByLabelText("First name"), "Nora");
  await visitor.type(dialog.getByLabelText("Last name"), "Quill");
  await visitor.type(dialog.getByLabelText("Email"), "nora@example.com");
  await visitor.type(dialog.getByLabelText("Password"), "paper-kite-31");
  await visitor.click(dialog.getByRole("button", { name: "Create account" }));
}

async function pay(visitor: UserEvent) {
  await visitor.type(await screen.findByLabelText(/^Name/), "Nora Quill");
  await visitor.type(screen.getByLabelText(/^Email/), "nora@example.com");
  await visitor.click(screen.getByRole("button", { name: /^Pay .*, simulated$/ }));
}
