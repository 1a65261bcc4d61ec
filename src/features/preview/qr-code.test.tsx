import { render, screen } from "@testing-library/react";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { modulesOf } from "../../../tests/support/qr-code.ts";
import { QrCode } from "./qr-code.tsx";

test.each([
  "https://sitewright.example/app-preview/law-firm-ledger",
  `https://sitewright.example/?prospect=${"%C3%9C".repeat(80)}`,
])("the code of %.60s has its modules, and four light ones on each side", (address) => {
  render(<QrCode address={address} />);
  const code = screen.getByRole("img", { name: `QR code of ${address}` });

  const { size, isDark } = modulesOf(code.outerHTML);

  const wanted = encode(address, { ecc: "M", border: 4 });
  expect(size).toBe(wanted.size);
  for (const [y, row] of wanted.data.entries()) {
    for (const [x, isWanted] of row.entries()) expect(isDark(x, y)).toBe(isWanted);
  }
  expect(wanted.data[3]?.some(Boolean)).toBe(false);
});
