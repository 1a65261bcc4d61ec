import { assetReference } from "#src/lib/asset-reference.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import type { LogoPicture, MadeLogo } from "#src/pictures/make-logo.ts";
import type { MakeOptions } from "#src/pictures/picture.ts";
import { processLogo } from "#src/pictures/process-picture.ts";
import {
  type Logo,
  type LogoGround,
  type LogoVersion,
  MOST_COLOURS,
  SAMPLE_GROUNDS,
  standsOut,
} from "#src/sites/logo.ts";

/**
 * Processes a file as a logo and stores it, with a version for other backgrounds if it has a single colour. With
 * `ground`, the file is the version for that background only, and `before` provides the other. Throws the errors of
 * `addPicture`; nothing is stored then.
 */
export async function takeLogo(
  file: File,
  options: MakeOptions & { ground?: LogoGround | undefined; before?: Logo | undefined } = {},
): Promise<Logo> {
  const { ground, before } = options;
  const made = await processLogo(file, options);
  options.signal?.throwIfAborted();
  if (ground) return { ...before, [ground]: await stored(made.chosen, file.name) };
  const own: LogoGround = standsOut(made.chosen, SAMPLE_GROUNDS.light) ? "light" : "dark";
  const [other, recoloured] = otherOf(made, own);
  return {
    [own]: await stored(made.chosen, file.name),
    ...(recoloured && { [other]: { ...(await stored(recoloured, file.name)), isMade: true } }),
  };
}

function otherOf({ white, dark }: MadeLogo, own: LogoGround) {
  return own === "light" ? (["dark", white] as const) : (["light", dark] as const);
}

async function stored({ picture, colours, isOpaque }: LogoPicture, name: string): Promise<LogoVersion> {
  const { id, width, height } = await assetStore.add({ picture, name });
  const version = { asset: assetReference(id), width, height, colours: colours.slice(0, MOST_COLOURS) };
  return isOpaque ? { ...version, isOpaque } : version;
}
