import { fileNameOf } from "#src/lib/file-name.ts";
import { PROJECT_FILE, type ProjectFile, writeProjectFile } from "#src/share/project-file.ts";
import { assetsIn } from "#src/sites/photos.ts";
import { packWithPictures } from "../pictures/pack-pictures.ts";
import { storedAssets } from "../pictures/stored-photos.ts";

/** Packs a project for export: as JSON, or as an archive if it has photographs. */
export async function packProjectFile(project: ProjectFile): Promise<File> {
  const name = `${fileNameOf(project.project.name)}.sitewright`;
  const text = writeProjectFile(project);
  if (assetsIn(project.document).length === 0)
    return new File([text], `${name}.json`, { type: "application/json" });
  const assets = await storedAssets(project.document ?? {});
  const archive = await packWithPictures(PROJECT_FILE, text, [...assets.values()]);
  return new File([archive], `${name}.zip`, { type: "application/zip" });
}
