import * as z from "zod/mini";
import { PASSPORT } from "../passport/passport.ts";
import { PublishError } from "./publication.ts";

const listSchema = z.object({ files: z.record(z.string(), z.string()) });

/** Returns the paths of the files that an earlier publication wrote, as listed in its passport. */
export function ownFiles(passport: string | undefined): ReadonlySet<string> {
  if (passport === undefined) return new Set();
  try {
    const { data } = listSchema.safeParse(JSON.parse(passport));
    return new Set(data ? [...Object.keys(data.files), PASSPORT] : []);
  } catch {
    return new Set(); // a file of this name that is not a passport
  }
}

/** Throws if the destination holds a website from elsewhere, unless it may be replaced. */
export function refuseOccupied(
  paths: Iterable<string>,
  own: ReadonlySet<string>,
  { place, replaces = false }: { place: string; replaces?: boolean | undefined },
) {
  if (replaces || own.has("index.html") || !new Set(paths).has("index.html")) return;
  throw new PublishError(
    "occupied",
    `${place} holds a website that was not put there from here. Choose another place, or replace that website: its files of the same name are overwritten, the others stay.`,
  );
}
