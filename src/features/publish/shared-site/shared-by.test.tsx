import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pattern } from "#src/lib/pattern.ts";
import { noLabel, ShareError } from "#src/sites/share/token-content.ts";
import { ShareRefused } from "./share-refused.tsx";
import { SharedBy } from "./shared-by.tsx";

const label = { ...noLabel, sender: "Ann", prospect: "Acme", lastDay: "2999-01-15" };
const UNPROVEN = "This link says it is from Ann; nothing in it proves it.";
const ASKED = "The link asks to be opened until January 15, 2999.";

const about = () => screen.getByRole("region", { name: "About this link" });

test("a site in a link that is signed shows its sender and its last day plainly", () => {
  render(<SharedBy label={label} isSigned />);

  expect(about()).toHaveTextContent(/^Prepared for Acme by AnnThis link opens until January 15, 2999\.$/);
});

test("one that is not signed says whom it says it is from, and asks for its last day", () => {
  render(<SharedBy label={label} isSigned={false} />);

  expect(about()).toHaveTextContent(pattern()`^Prepared for Acme${UNPROVEN}${ASKED}$`);
});

test.each([
  [true, "It could be opened until January 15, 2020. Ask Ann for a new one: the site"],
  [
    false,
    "The link asks to be opened until January 15, 2020. Ask the sender for a new one (it says it is from Ann): the site",
  ],
])("of a link that has ended the sender is believed if it is signed: %s", (isSigned, words) => {
  const error = new ShareError("expired", undefined, { ...label, lastDay: "2020-01-15" });
  const { container } = render(<ShareRefused error={error} isSigned={isSigned} />);

  expect(container.textContent?.replaceAll("2020.Ask", "2020. Ask")).toContain(words);
});

test("an address in the place of a logo is never asked for", () => {
  render(<SharedBy label={{ ...label, logo: "https://evil.example/pixel.png" }} isSigned={false} />);

  expect(document.images).toHaveLength(0);
});
