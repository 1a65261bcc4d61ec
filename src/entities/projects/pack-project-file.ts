import { fileNameOf } from "#src/lib/file-name.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { assetsIn } from "#src/sites/photos.ts";
import { PROJECT_FILE, type ProjectFile, writeProjectFile } from "#src/sites/share/project-file.ts";

/** Packs a project for export: as JSON, or as an archive if it has photographs. */
export async function packProjectFile(project: ProjectFile): Promise<File> {
  const name = `${fileNameOf(project.project.name)}.sitewright`;
  const text = writeProjectFile(project);
  if (assetsIn(project.document).length === 0)
    return new File([text], `${name}.json`, { type: "application/json" });
  const [{ packWithPictures }, { storedAssets }] = await Promise.all([
    import("#src/entities/pictures/pack-pictures.ts"),
    import("#src/entities/pictures/stored-photos.ts"),
  ]).catch(guardedReload);
  const assets = await storedAssets(project.document ?? {});
  const archive = await packWithPictures(PROJECT_FILE, text, [...assets.values()]);
  return new File([archive], `${name}.zip`, { type: "application/zip" });
}
