import { render, screen } from "@testing-library/react";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { modulesOf } from "../../tests/support/qr-code.ts";
import { fitsCode } from "./code-length.ts";
import { QrCode } from "./qr-code.tsx";

test.each([
  ["https://sitewright.example/app-preview/law-firm-ledger", "M"],
  [`https://sitewright.example/full-preview/${"AbC-_9".repeat(190)}`, "L"],
] as const)("the QR code of %.60s has its modules, and a quiet zone of four", (address, ecc) => {
  render(<QrCode address={address} />);
  const code = screen.getByRole("img", { name: `QR code of ${address}` });

  const { size, isDark } = modulesOf(code.outerHTML);

  const wanted = encode(address, { ecc, border: 4 });
  expect(size).toBe(wanted.size);
  for (const [y, row] of wanted.data.entries()) {
    for (const [x, isWanted] of row.entries()) expect(isDark(x, y)).toBe(isWanted);
  }
  expect(wanted.data[3]?.some(Boolean)).toBe(false);
});

test("an address that is too long for cameras is detected", () => {
  expect(fitsCode("a".repeat(1_200))).toBe(true);
  expect(fitsCode("ä".repeat(601))).toBe(false);
});
