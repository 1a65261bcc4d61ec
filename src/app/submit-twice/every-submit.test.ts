import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const src = new URL("../../", import.meta.url);

test("every file with a guarded button or form has a double-click test", () => {
  const guards = filesIn(src).filter((file) =>
    /\buse(Mutation|Action|Form)[(<]/.test(
      readFileSync(new URL(file, src), "utf8").replaceAll(/function use\w+/g, ""),
    ),
  );

  const pressed = filesIn(here).flatMap((file) =>
    [...readFileSync(new URL(file, here), "utf8").matchAll(/by: "src\/(.+?)"/g)].map(([, guard]) => guard),
  );

  expect(guards.filter((file) => !pressed.includes(file))).toEqual([]);
});

const filesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    // Forms of the form kit are guarded by it, but each is tested anyway.
    .filter((file) => /\.tsx?$/.test(file) && !/^(app\/submit-twice\/|ui\/form\.)/.test(file));
