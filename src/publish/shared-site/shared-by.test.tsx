import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pattern } from "#src/lib/pattern.ts";
import { noLabel, ShareError } from "#src/share/token-content.ts";
import { ShareRefused } from "./share-refused.tsx";
import { SharedBy } from "./shared-by.tsx";

const label = { ...noLabel, sender: "Ann", prospect: "Acme", lastDay: "2999-01-15" };
const UNPROVEN = "This link says it is from Ann; nothing in it proves it.";
const ASKED = "The link asks to be opened until January 15, 2999.";

const about = () => screen.getByRole("region", { name: "About this link" });

test("a site in a signed link shows its sender and expiry date plainly", () => {
  render(<SharedBy label={label} isSigned />);

  expect(about()).toHaveTextContent(/^Prepared for Acme by AnnThis link opens until January 15, 2999\.$/);
});

test("an unsigned link names its claimed sender, and asks about its expiry date", () => {
  render(<SharedBy label={label} isSigned={false} />);

  expect(about()).toHaveTextContent(pattern()`^Prepared for Acme${UNPROVEN}${ASKED}$`);
});

test.each([
  [true, "It could be opened until January 15, 2020. Ask Ann for a new one: the site"],
  [
    false,
    "The link asks to be opened until January 15, 2020. Ask the sender for a new one (it says it is from Ann): the site",
  ],
])("the sender of an expired link is trusted if it is signed: %s", (isSigned, words) => {
  const error = new ShareError("expired", undefined, { ...label, lastDay: "2020-01-15" });
  const { container } = render(<ShareRefused error={error} isSigned={isSigned} />);

  expect(container.textContent?.replaceAll("2020.Ask", "2020. Ask")).toContain(words);
});

test("an address in place of a logo is never requested", () => {
  render(<SharedBy label={{ ...label, logo: "https://evil.example/pixel.png" }} isSigned={false} />);

  expect(document.images).toHaveLength(0);
});
