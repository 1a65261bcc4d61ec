import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { summarize, table } from "./figures.ts";
import { SLOW, serveSlowly } from "./slow-server.ts";

test("the table has each figure beside its budget, the calibration page and the same figure of a peer", () => {
  const figure = { of: "/", name: "usable", unit: "s", values: [1.5], budget: 1.3 };
  const score = { of: "/", name: "score", unit: "", values: [98], budget: 97, isMinimum: true };
  const peer = { of: "Other", name: "usable", unit: "s", values: [4.25] };

  const text = table([summarize(figure, 3), summarize(score, 3), summarize(peer, 3)], ["Other"]);

  expect(text).toMatch(/usable +1\.50 s +1\.50 - 1\.50 +0\.50 × +≤ 1\.30 +MISSED +Other 4\.25/);
  expect(text).toMatch(/score +98 +98 - 98 +≥ 97 +met/);
  expect(text).toContain("1 of 2 budgets met");
});

test("the slow server sends 1.6 Mb/s over all connections, 150 ms late, and counts the bytes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slow-server-"));
  for (const name of ["one.bin", "two.bin"]) writeFileSync(join(folder, name), Buffer.alloc(20_000));
  const site = await serveSlowly(folder, "/");
  onTestFinished(site.close);
  const begun = performance.now();

  const answers = await Promise.all(["one.bin", "two.bin"].map((name) => fetch(`${site.origin}/${name}`)));
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));

  // 40 kB take 200 ms, and the server may be 20 ms early. There is no upper limit, as a busy machine delays it.
  expect(performance.now() - begun).toBeGreaterThan(SLOW.latencyMs + 170);
  expect(bodies.map(({ byteLength }) => byteLength)).toEqual([20_000, 20_000]);
  const bytes = site.takePackets().reduce((total, packet) => total + packet.bytes, 0);
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThan(42_000);
});
