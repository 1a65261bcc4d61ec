import { expect, test } from "vitest";
import { claimsOf, claimsOfSite, siteWithSignature, withSignature } from "./link-claims.ts";

const LINK =
  "/beta-payment?plan=full&amount=300&for=Setup&prospect=Acme&accent=%230e7490&from=Ann#logo=aaaabbbbcccc";
const { text } = claimsOf(LINK);

test("signing a link does not change its claims", () => {
  const signed = claimsOf(withSignature(LINK, "S".repeat(86)));

  expect(signed).toEqual({ text, signature: "S".repeat(86), sender: "Ann" });
  expect(withSignature(LINK, "")).toBe(LINK);
});

test.each([
  ["the amount", LINK.replace("300", "98000")],
  ["the purpose", LINK.replace("Setup", "Nothing")],
  ["the plan", LINK.replace("full", "installment")],
  ["the sender", LINK.replace("Ann", "Eve")],
  ["the prospect", LINK.replace("Acme", "Bolt")],
  ["the colour", LINK.replace("0e7490", "ff0000")],
  ["the logo", LINK.replace("aaaa", "dddd")],
  ["that there is a logo", LINK.replace(/#.*/, "")],
  ["the page", LINK.replace("/beta-payment", "/demo-preview")],
  ["the last day", LINK.replace("#", "&until=2999-01-01#")],
  ["whom to reply to", `${LINK}&seller=${"t".repeat(40)}.${"S".repeat(86)}`],
  ["the note", LINK.replace("#", "&note=Pay%20here#")],
  ["the module", LINK.replace("#", "&module=client-portal#")],
  ["the template", LINK.replace("#", "&template=bakery-counter#")],
  ["the town of the site", LINK.replace("#", "&town=Leith#")],
  ["the sentence that the site is made from", LINK.replace("#", "&about=We%20bake#")],
  ["the role", LINK.replace("#", "&as=admin#")],
  ["an amount before the one that is signed", LINK.replace("amount", "amount=98000&amount")],
])("changing %s changes the signed text", (_, changed) => {
  expect(changed).not.toBe(LINK);
  expect(claimsOf(changed).text).not.toBe(text);
});

test("changes by mail programs and hosts do not affect the claims", () => {
  expect(claimsOf(LINK.replace("?", "/?").replace("#", "&utm_source=mail&fbclid=x#")).text).toBe(text);
  const sorted = "/beta-payment?prospect=Acme&from=Ann&for=Setup&amount=300&plan=full&accent=%230e7490";
  expect(claimsOf(`${sorted}#logo=aaaabbbbcccc`).text).toBe(text);
});

test("the signature of a site follows its token", () => {
  const { text, signature, token } = claimsOfSite(siteWithSignature("AbC_-1", "S".repeat(86)));

  expect([token, signature]).toEqual(["AbC_-1", "S".repeat(86)]);
  expect(claimsOfSite("AbC_-1")).toEqual({ token: "AbC_-1", text, signature: "" });
  expect(claimsOfSite("AbC_-2").text).not.toBe(text);
});

test("the reply ticket follows the signature of a site, and is covered by it", () => {
  const ticket = `${"t".repeat(40)}.${"S".repeat(86)}`;
  const signed = claimsOfSite(siteWithSignature("AbC_-1", "S".repeat(86), ticket));

  expect([signed.token, signed.signature]).toEqual(["AbC_-1", "S".repeat(86)]);
  expect(signed.text).toBe(claimsOfSite(siteWithSignature("AbC_-1", "", ticket)).text);
  expect(signed.text).not.toBe(claimsOfSite("AbC_-1").text);
});
