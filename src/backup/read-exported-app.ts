import { AppDocumentError } from "#src/apps/document.ts";
import { dataOf } from "#src/apps/records/app-data.ts";
import { readApp } from "#src/apps/records/app-file.ts";
import { bytesOf } from "#src/apps/single-file/base64.ts";
import { type FilePicture, isContent, readContent } from "#src/apps/single-file/file-content.ts";
import { detailsOfApp } from "#src/apps/store/app-details.ts";
import { checkPictures, type ReadPictures } from "#src/entities/pictures/picture-entries.ts";
import type { ReadProjectFile } from "#src/share/project-file.ts";
import { readJson } from "#src/sites/read-json.ts";

/** As many as a project file may have. */
const MOST_VALUES = 5_000_000;

type Read = { file: ReadProjectFile; pictures: ReadPictures } | { problem: string };

/** Reads an app as it exports itself: the JSON in its page, or its JSON file. */
export async function readExportedApp(json: string): Promise<Read> {
  try {
    const { app, pictures, refused } = isContent(json) ? fromPage(json) : fromJson(json);
    const checked = await readPictures(pictures);
    return {
      file: { project: detailsOfApp(app.document), builtApp: dataOf(app), formHost: "" },
      pictures: { ...checked, refused: [...checked.refused, ...refused] },
    };
  } catch (error) {
    if (error instanceof AppDocumentError) return { problem: error.message };
    throw error;
  }
}

function fromPage(json: string) {
  const { app, pictures, unreadable } = readContent(json);
  return { app, pictures, refused: unreadable.pictures > 0 ? ["a picture without a name"] : [] };
}

const fromJson = (json: string) => ({ app: readApp(readJson(json, MOST_VALUES)), pictures: [], refused: [] });

function readPictures(pictures: readonly FilePicture[]) {
  const contents = new Map(pictures.map(({ id, data }) => [id, data]));
  const list = pictures.map(({ data: _, width, height, ...picture }) => ({
    ...picture,
    width,
    height,
    sizes: [{ width, height }],
  }));
  return checkPictures(list, ({ id }) => {
    const data = contents.get(id);
    return data === undefined ? undefined : new Blob([bytesOf(data)]);
  });
}
