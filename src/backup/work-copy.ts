import { allPictures, packWithPictures } from "#src/entities/pictures/pack-pictures.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { collectWork, WORK_FILE, writeWorkFile } from "./work-file.ts";

/** Makes the file of "Export my work": an archive if there are pictures. */
export async function makeWorkCopy(now = new Date()) {
  const records = await collectWork();
  const text = writeWorkFile(records, now);
  const pictures = await allPictures();
  const content =
    pictures.length > 0
      ? await packWithPictures(WORK_FILE, text, pictures)
      : new Blob([text], { type: "application/json" });
  return {
    name: `my-work-${dayOf(now)}.${pictures.length > 0 ? "zip" : "json"}`,
    content,
    projects: records.projects?.length ?? 0,
  };
}
