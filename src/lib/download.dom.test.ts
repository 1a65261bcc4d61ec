import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadText, forgetFile, isFileChosen, saveFile } from "./download.ts";

const content = () => new Blob(["{}"], { type: "application/json" });
const save = () => saveFile("work", "work.json", content());
let downloads: string[];

beforeEach(() => {
  downloads = [];
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

afterEach(() => {
  forgetFile("work");
  vi.useRealTimers();
  delete window.showSaveFilePicker;
});

test("a browser without a file dialog downloads each time", async () => {
  expect([await save(), await save()]).toEqual(["work.json", "work.json"]);

  expect(downloads).toEqual(["work.json", "work.json"]);
  expect(isFileChosen("work")).toBe(false);
});

test("the file is chosen once, and overwritten until another one is requested", async () => {
  const files = [aFile("mine.json"), aFile("other.json")];
  const ask = asksFor(...files);

  expect([await save(), await save()]).toEqual(["mine.json", "mine.json"]);
  expect(ask.mock.calls).toEqual([
    [{ suggestedName: "work.json", types: [{ accept: { "application/json": [".json"] } }] }],
  ]);
  expect(files[0]?.written).toEqual(["{}", "{}"]);

  forgetFile("work");
  expect(await save()).toBe("other.json");
  expect(downloads).toEqual([]);
});

test("each key has its own file", async () => {
  asksFor(aFile("mine.json"), aFile("site.zip"));
  await save();

  expect(await saveFile("site", "site.zip", new Blob([]))).toBe("site.zip");

  forgetFile("site");
});

test("a cancelled dialog saves nothing", async () => {
  asksFor(new DOMException("Closed", "AbortError"));

  expect(await save()).toBeNull();

  expect(downloads).toEqual([]);
});

test("if the click was too long ago for a dialog, the file is downloaded", async () => {
  asksFor(new DOMException("Must be handling a user gesture", "SecurityError"));

  expect(await save()).toBe("work.json");

  expect(downloads).toEqual(["work.json"]);
});

test("a missing file is an error, and the next save asks for another one", async () => {
  const gone = aFile("gone.json");
  asksFor(gone, aFile("new.json"));
  await save();
  gone.createWritable = () => Promise.reject(new DOMException("It is gone", "NotFoundError"));

  await expect(save()).rejects.toThrow("It is gone");

  expect(await save()).toBe("new.json");
});

test("the size of a text is its size in bytes", () => {
  expect(downloadText("site.html", "<p>Café</p>", "text/html")).toBe(12);
});

function aFile(name: string) {
  const written: string[] = [];
  const createWritable = async () => ({
    write: async (blob: Blob) => void written.push(await blob.text()),
    close: async () => {},
  });
  return { name, written, createWritable };
}

/** Makes the browser's dialog return these outcomes in turn. */
function asksFor(...outcomes: (ReturnType<typeof aFile> | DOMException)[]) {
  const ask = vi.fn(async () => {
    const next = outcomes.shift();
    if (!next || next instanceof DOMException) throw next;
    return next as unknown as FileSystemFileHandle; // only the methods in use
  });
  window.showSaveFilePicker = ask;
  return ask;
}
