import { Blob as NodeBlob } from "node:buffer";
import { screen } from "@testing-library/react";
import { afterAll, beforeEach, vi } from "vitest";
import { paths } from "#src/lib/paths.ts";
import { keepLinks, prospectId } from "#src/sales/replies/prospects.ts";
import { PageWorker } from "../../../tests/page-worker.ts";
import { button, testPressedTwice } from "../../../tests/press-twice.ts";

beforeEach(() => {
  vi.stubGlobal("Worker", PageWorker);
  // jsdom's blobs cannot be streamed, which compressing links needs.
  vi.stubGlobal("Blob", NodeBlob);
});
afterAll(() => void vi.unstubAllGlobals());

const link = { address: "/demo-preview?prospect=Blue+Door&from=Maria", name: "A welcome page", lastDay: "" };

testPressedTwice([
  {
    what: "Make links, from a sheet",
    address: paths.manyLinks,
    prepare: async (visitor) => {
      await visitor.click(await button("Try an example"));
      return button("Make 3 links");
    },
    leaves: "saved prospects",
  },
  {
    what: "Download the links, of a sheet",
    address: paths.manyLinks,
    prepare: async (visitor) => {
      await visitor.click(await button("Try an example"));
      await visitor.click(await button("Make 3 links"));
      return button("Download the links as CSV");
    },
    leaves: "file",
  },
  {
    what: "Export, of all prospects",
    address: withProspect,
    prepare: async () => {
      await screen.findByRole("link", { name: "Blue Door" });
      return button(/CSV/);
    },
    leaves: "file",
  },
  {
    what: "Remove, of a prospect",
    address: async () => {
      await withProspect();
      return paths.prospect(prospectId("Blue Door"));
    },
    prepare: async (visitor) => {
      await visitor.click(await button("Remove this prospect"));
      return button("Remove Blue Door");
    },
    leaves: "page",
  },
]);

async function withProspect() {
  await keepLinks([{ prospect: "Blue Door", ...link }]);
  return paths.prospects;
}
