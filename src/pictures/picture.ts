export interface PixelSize {
  width: number;
  height: number;
}

export interface SizedPicture extends PixelSize {
  blob: Blob;
}

/** A picture as it is stored: drawn anew, so that nothing of the chosen file but its look is left. */
export interface MadePicture extends PixelSize {
  /** The MIME type of all sizes. */
  type: string;
  /** The average, shown until the picture is there: `#rrggbb`. */
  color: string;
  /** The largest last; `width` and `height` are those of the largest. */
  sizes: SizedPicture[];
  /** Sentences that the person who chose the file has to read. */
  notes: string[];
}

export interface MakeOptions {
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
