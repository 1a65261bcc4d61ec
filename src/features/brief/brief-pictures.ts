import { createStore } from "zustand";
import type { PhotoPicture } from "#src/sites/fields.ts";
import type { Logo } from "#src/sites/logo.ts";

export const MOST_PHOTOS = 3;

interface BriefPictures {
  logo: Logo | undefined;
  photos: readonly PhotoPicture[];
}

/** The ids of the pictures attached to this visit's brief. The files are among the visitor's stored pictures. */
export const briefPictures = createStore<BriefPictures>()(() => ({ logo: undefined, photos: [] }));
