export interface PixelSize {
  width: number;
  height: number;
}

export interface SizedPicture extends PixelSize {
  blob: Blob;
}

/** A picture as stored. It has been redrawn, so nothing but pixels is left of the chosen file. */
export interface MadePicture extends PixelSize {
  /** The MIME type of all sizes. */
  type: string;
  /** The average colour as `#rrggbb`, shown until the picture has loaded. */
  color: string;
  /** The largest last. `width` and `height` are those of the largest. */
  sizes: SizedPicture[];
  /** Notices for the person who chose the file. */
  notes: string[];
}

export interface MakeOptions {
  /** In pixels; by default the largest stored width. */
  widest?: number | undefined;
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
