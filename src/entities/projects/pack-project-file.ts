import { fileNameOf } from "#src/lib/file-name.ts";
import { countReferences } from "#src/pictures/asset-references.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import { PROJECT_FILE, type ProjectFile, writeProjectFile } from "#src/share/project-file.ts";
import { packWithPictures } from "../pictures/pack-pictures.ts";
import { storedAssets } from "../pictures/stored-photos.ts";

/** Packs a project for export: as JSON, or as an archive if it has photographs. */
export async function packProjectFile(project: ProjectFile): Promise<File> {
  const name = `${fileNameOf(project.project.name)}.sitewright`;
  const text = writeProjectFile(project);
  const assets = [
    ...(await storedAssets(project.document ?? {})).values(),
    ...(project.builtApp ? await assetsOfApp(project.builtApp) : []),
  ];
  if (assets.length === 0) return new File([text], `${name}.json`, { type: "application/json" });
  const archive = await packWithPictures(PROJECT_FILE, text, assets);
  return new File([archive], `${name}.zip`, { type: "application/zip" });
}

/** The stored pictures of an app's records. */
export async function assetsOfApp(app: NonNullable<ProjectFile["builtApp"]>) {
  const ids = [...countReferences([app]).keys()];
  return (await Promise.all(ids.map((id) => assetStore.get(id)))).flatMap((asset) => asset ?? []);
}
