import { createStore } from "zustand";
import type { PhotoPicture } from "#src/sites/fields.ts";
import type { Logo } from "#src/sites/logo.ts";

export const MOST_PHOTOS = 3;

interface BriefPictures {
  logo: Logo | undefined;
  photos: readonly PhotoPicture[];
}

/** The pictures beside the brief of this visit; they themselves are among the visitor's stored pictures. */
export const briefPictures = createStore<BriefPictures>()(() => ({ logo: undefined, photos: [] }));
