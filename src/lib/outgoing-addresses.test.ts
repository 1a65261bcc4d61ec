import { expect, test } from "vitest";
import { outgoingAddresses } from "./outgoing-addresses.ts";

test("every address in any data is found once, in texts and in links", () => {
  const data = {
    pages: [
      { to: "https://buy.stripe.com/abc?x=1" },
      { text: "Write to [us](mailto:eve@evil.example), call [us](tel:+3212), or see http://a.example/b." },
    ],
    meta: { business: { email: "eve@evil.example" }, name: "Crumb", open: true, none: null },
    looks: "https://раураl.example/pay",
    hidden: ["mailto:a@b.example?bcc=eve@evil.example", "https://a.example/b"],
  };

  expect(outgoingAddresses(data)).toEqual([
    "a@b.example?bcc=eve@evil.example",
    "eve@evil.example",
    "http://a.example/b",
    "https://a.example/b",
    "https://buy.stripe.com/abc?x=1",
    "https://xn--l-7sba6dbr.example/pay",
    "tel:+3212",
  ]);
});

test.each(["", "No address here", "@", "https://", "a@b", {}, null, 12])("%j holds none", (data) => {
  expect(outgoingAddresses(data)).toEqual([]);
});
