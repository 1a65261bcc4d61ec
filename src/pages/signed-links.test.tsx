import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ownLinkKey } from "#src/api/link-keys.ts";
import { sign } from "#src/api/link-signature.ts";
import { createWorkDatabase } from "#src/api/work-database.ts";
import { claimsOf, withSignature } from "#src/sales/link-claims.ts";
import { open } from "../../tests/render-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const signed = async (address: string) => withSignature(address, await sign(claimsOf(address).text));
const main = () => screen.findByRole("main");
const order = () => screen.findByRole("region", { name: "Order summary" });

const INVITATION = "/demo-preview?prospect=Acme&from=Ann&note=See+you+on+Tuesday&until=2999-01-15";

test("a signed invitation shows its sender and expiry date plainly", async () => {
  open(await signed(INVITATION));

  expect(await screen.findByText(/^This page opens until/)).toBeVisible();
  expect(await main()).toHaveTextContent("See you on TuesdayAnn");
  expect(await main()).not.toHaveTextContent("says it is from");
});

test.each([
  ["not signed", async () => INVITATION],
  ["signed for another day", async () => (await signed(INVITATION)).replace("2999-01-15", "2999-01-16")],
  ["signed for another sender", async () => (await signed(INVITATION)).replace("Ann", "Eve")],
  ["signed as nothing of ours", async () => withSignature(INVITATION, "A".repeat(86))],
])("an invitation that is %s names its claimed sender, and asks about its expiry date", async (_, link) => {
  open(await link());

  expect(await screen.findByText(/^This link says it is from/)).toHaveTextContent(
    /from (Ann|Eve)\. Nothing in it proves who made it\.$/,
  );
  expect(await main()).toHaveTextContent("The link asks to be opened until January 1");
  expect(await main()).not.toHaveTextContent("This page opens");
});

test("another seller’s key in the build confirms that seller’s name, and no other", async () => {
  const seller = createWorkDatabase("seller");
  const signedBySeller = async (address: string) =>
    withSignature(address, await sign(claimsOf(address).text, seller));
  const link = await signedBySeller(INVITATION);
  vi.stubEnv("VITE_LINK_KEYS", `${(await ownLinkKey(seller))?.publicKey}=Ann`);
  open(link);
  expect(await screen.findByText(/^This page opens until/)).toBeVisible();
  cleanup();

  open(await signedBySeller(INVITATION.replace("Ann", "Eve")));

  expect(await screen.findByText(/^This link says it is from/)).toHaveTextContent("Eve");
});

test("the sender of an expired invitation is trusted only if it is signed", async () => {
  const over = INVITATION.replace("2999", "2020");
  open(over);
  expect(await screen.findByText(/whoever sent it for a new one \(it says it is from/)).toHaveTextContent(
    "the link asks to be opened until January 15, 2020",
  );
  cleanup();

  open(await signed(over));

  expect(await screen.findByText(/could be opened until/)).toHaveTextContent("Ask Ann for a new one");
});

test("an unsigned amount is described as the link's request", async () => {
  open("/beta-payment?amount=98000&for=Setup&from=Ann&prospect=Acme");

  expect(await screen.findByText(/is what the link asks for/)).toHaveTextContent(
    "It says it is from Ann. Nothing in it proves who made it",
  );
  expect(await order()).toHaveTextContent("The link says it is for Setup$98,000");
  expect(await order()).not.toHaveTextContent(/due today|agreed with you/);
});

test("a signed amount is due, and a changed one is not", async () => {
  const link = await signed("/beta-payment?amount=300&for=Setup&from=Ann&prospect=Acme");
  open(link);
  expect(await screen.findByText(/^due today, as/)).toBeVisible();
  expect(await order()).toHaveTextContent(/^Order summarySetup\$300due today, as Ann asks$/);
  await vi.waitFor(() => expect(screen.getByTitle("Acme")).toHaveTextContent(/^Prepared for Acme by Ann$/));
  cleanup();

  open(link.replace("amount=300", "amount=98000"));

  expect(await screen.findByText(/is what the link asks for/)).toBeVisible();
  await vi.waitFor(() =>
    expect(screen.getByTitle("Acme")).toHaveTextContent(/^Prepared for Acme, says the link$/),
  );
});

test("links made by the seller are signed, with the sender's input", { tags: "short" }, async () => {
  const visitor = open("/demo-preview");
  await visitor.type(await screen.findByLabelText(/Prospect’s name/), "Acme");
  await visitor.type(screen.getByLabelText("Your name"), "Ann");
  const field = await screen.findByLabelText("A welcome page");
  await vi.waitFor(() => expect(field).toHaveDisplayValue(/from=Ann.*&sig=[\w-]{86}$/));
  const { value } = field as HTMLInputElement;
  cleanup();

  open(value.slice(location.origin.length));

  expect(await screen.findByText(/^by/)).toHaveTextContent("by Ann");
});

test("the page shows the installation's key, to be copied into a build", async () => {
  const visitor = open("/demo-preview");
  await visitor.click(await screen.findByText("Who can see that a link is yours"));

  expect(await screen.findByText(/VITE_LINK_KEYS/)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Copy public key (ed25519|p256)\.[\w-]+$/ })).toBeVisible();
});

test("if the browser cannot sign, links are made anyway, and the page says so", async () => {
  vi.stubGlobal("crypto", {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID,
  });
  const visitor = open("/demo-preview");
  await visitor.type(await screen.findByLabelText(/Prospect’s name/), "Acme");

  await vi.waitFor(() => expect(screen.getByLabelText("A welcome page")).toHaveDisplayValue(/prospect=Acme/));

  expect(screen.getByLabelText("A welcome page")).not.toHaveDisplayValue(/sig=/);
  expect(screen.getByText(/^This browser cannot sign links/)).toBeVisible();
});

test.each([
  "/pricing?prospect=Acme&logo=https://evil.example/pixel.png",
  "/pricing?prospect=Acme#logo=https://evil.example/pixel.png",
  "/demo-preview?prospect=Acme&logo=https://evil.example/pixel.png",
])("%s loads nothing from other hosts, and shows the name", async (link) => {
  open(link);

  expect((await screen.findAllByText("Acme"))[0]).toBeInTheDocument();
  for (const image of document.images) expect(image.src).not.toContain("evil.example");
});
