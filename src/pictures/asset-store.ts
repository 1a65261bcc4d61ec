import * as z from "zod/mini";
import {
  type createWorkDatabase,
  type WorkChange,
  type WorkCollection,
  work,
} from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { workStores } from "#src/api/work-stores.ts";
import { optionalText } from "#src/contract/fields.ts";
import { keepStorage, storageUse } from "#src/data/keep-storage.ts";
import { ASSET_ID } from "#src/lib/asset-reference.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { sha256 } from "#src/lib/sha256.ts";
import { countReferences } from "./asset-references.ts";
import type { MadePicture } from "./picture.ts";
import { PictureError } from "./picture-error.ts";

/** In Unicode characters, some of which take two UTF-16 units. */
const MAX_NAME_LENGTH = 200;
const MAX_ALT_LENGTH = 500;

const side = z.int().check(z.positive());

export const assetSchema = z.object({
  /** SHA-256 of the largest size in hexadecimal, so that the same picture is stored only once. */
  id: z.string().check(z.regex(ASSET_ID)),
  /** The MIME type of all sizes. */
  type: z.enum(["image/webp", "image/jpeg", "image/png"]),
  /** Name of the chosen file. */
  name: optionalText(2 * MAX_NAME_LENGTH),
  width: side,
  height: side,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  alt: optionalText(2 * MAX_ALT_LENGTH),
  /** From the smallest to the largest. */
  sizes: z
    .array(z.object({ width: side, height: side, blob: z.custom<Blob>((value) => value instanceof Blob) }))
    .check(z.minLength(1)),
  addedAt: z.iso.datetime(),
});
export type Asset = z.infer<typeof assetSchema>;

/** Private windows of Safari cannot store blobs, so the pictures are stored there as bytes. */
const withBlobs = (value: unknown) => {
  if (typeof value !== "object" || value === null || !("sizes" in value) || !Array.isArray(value.sizes))
    return value;
  const type = "type" in value && typeof value.type === "string" ? value.type : "";
  const sizes = value.sizes.map((size) =>
    size?.blob instanceof ArrayBuffer ? { ...size, blob: new Blob([size.blob], { type }) } : size,
  );
  return { ...value, sizes };
};

const assets: WorkCollection<Asset> = {
  store: "assets",
  schema: z.pipe(z.pipe(z.unknown(), z.transform(withBlobs)), assetSchema),
};
/** Assets with bytes instead of blobs (see `withBlobs`). */
const assetsInBytes = { store: "assets", schema: z.custom<{ id: string }>(() => true) } as const;

/** Every record that may refer to a picture, readable or not. */
const users = workStores
  .filter((store) => store !== "assets" && store !== "linkKeys")
  .map((store) => ({ store, schema: z.custom<{ id: string }>(() => true) }));

const DAY_MS = 24 * 60 * 60 * 1000;
/** Web Lock held by every tab whose undo history may refer to pictures. */
const EDITING_LOCK = "pictures-in-use";
export interface NewAsset {
  picture: MadePicture;
  /** Name of the chosen file. */
  name: string;
  alt?: string;
}

/**
 * The visitor's own pictures in the work database. All methods throw a `WorkError` when it cannot be used.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions share the database
export function createAssetStore(database: ReturnType<typeof createWorkDatabase> = work) {
  let areBlobsRefused = false;

  /**
   * Runs a change that stores `asset` or an edited copy of it. Falls back to bytes where blobs cannot be
   * stored.
   */
  async function storing<Result>(
    asset: Asset,
    change: (within: WorkChange, put: (asset: Asset) => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    if (!areBlobsRefused) {
      try {
        return await database.change([assets], (within) =>
          change(within, (asset) => within.put(assets, asset)),
        );
      } catch (error) {
        if (!(error instanceof WorkError) || error.reason !== "failed") throw error;
      }
    }
    const bytes = await Promise.all(asset.sizes.map(({ blob }) => blob.arrayBuffer()));
    const inBytes = (asset: Asset) => ({
      ...asset,
      sizes: asset.sizes.map((size, index) => ({ ...size, blob: bytes[index] })),
    });
    const result = await database.change([assets], (within) =>
      change(within, (asset) => within.put(assetsInBytes, inBytes(asset))),
    );
    areBlobsRefused = true;
    return result;
  }

  return {
    /**
     * Stores a picture. The first one also requests persistent storage. A picture that is already stored is
     * returned unchanged. Throws a `PictureError` if there is no space; nothing is changed then.
     */
    async add({ picture, name, alt = "" }: NewAsset): Promise<Asset> {
      const { notes: _, ...stored } = picture;
      const largest = picture.sizes.at(-1);
      if (!largest) throw new Error("Give a picture in one size at least.");
      const asset = assetSchema.parse({
        ...stored,
        id: await sha256(largest.blob),
        name: plainLine(name, MAX_NAME_LENGTH),
        alt: plainLine(alt, MAX_ALT_LENGTH),
        addedAt: new Date().toISOString(),
      });
      try {
        const { stored, isFirst } = await storing(asset, async (change, put) => {
          const all = await change.all(assets);
          const same = all.find(({ id }) => id === asset.id);
          if (!same) await put(asset);
          return { stored: same ?? asset, isFirst: all.length === 0 };
        });
        if (isFirst) void keepStorage();
        return stored;
      } catch (error) {
        throw explained(error);
      }
    },

    get: (id: string) => database.get(assets, id),

    /** Returns all readable pictures, the latest first. */
    async list() {
      const all = await database.all(assets);
      return all.sort((one, other) => (one.addedAt < other.addedAt ? 1 : -1));
    },

    /** Returns the picture with its new alternative text, or undefined if it no longer exists. */
    async setAlt(id: string, alt: string) {
      const known = await database.get(assets, id);
      if (!known) return undefined;
      return storing(known, async (change, put) => {
        const asset = await change.get(assets, id);
        if (!asset) return undefined;
        const described = { ...asset, alt: plainLine(alt, MAX_ALT_LENGTH) };
        await put(described);
        return described;
      });
    },

    /** Deletes a picture even if it is in use: callers ask first. */
    remove: (id: string) => database.change([assets], (change) => change.remove(assets, id)),

    /** Restores a removed picture. Throws what `add` throws. */
    putBack: (asset: Asset) =>
      storing(asset, (_, put) => put(asset)).catch((error: unknown) => {
        throw explained(error);
      }),

    /** Counts the uses of each picture in stored records, by id. */
    async uses() {
      const records = await Promise.all(users.map((collection) => database.all(collection)));
      return countReferences(records);
    },

    /**
     * Removes pictures that no stored record needs and that are older than a day. Returns their ids. Nothing
     * is removed while an editor is open in any tab (`holdPictures`), because its undo history may need them.
     * `alsoNeeded` are records that are not stored yet.
     */
    removeUnneeded: (alsoNeeded: readonly unknown[] = [], now = Date.now()) =>
      whileNobodyEdits(() =>
        database.change([assets, ...users], async (change) => {
          const records: unknown[] = [...alsoNeeded];
          for (const collection of users) records.push(await change.all(collection));
          const needed = countReferences(records);
          const removed: string[] = [];
          for (const { id, addedAt } of await change.all(assets)) {
            if (needed.has(id) || now - Date.parse(addedAt) < DAY_MS) continue;
            await change.remove(assets, id);
            removed.push(id);
          }
          return removed;
        }),
      ),

    /**
     * Sizes are in bytes. `total` is the storage used by the whole product, undefined if the browser does not
     * report it.
     */
    async usage() {
      const all = await database.all(assets);
      const sizes = all.flatMap((asset) => asset.sizes);
      const bytes = sizes.reduce((sum, { blob }) => sum + blob.size, 0);
      return { pictures: all.length, bytes, total: (await storageUse()) ?? undefined };
    },
  };
}

export const assetStore = createAssetStore();

/** Blocks automatic removal in all tabs while an editor is open. Returns a function that ends it. */
export function holdPictures() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Without TLS there are no Web Locks, and pictures are never removed automatically.
  void lockManager()?.request(EDITING_LOCK, { mode: "shared" }, () => ended);
  return end;
}

async function whileNobodyEdits(work: () => Promise<string[]>) {
  const removed = await lockManager()?.request(EDITING_LOCK, { ifAvailable: true }, (lock) =>
    lock ? work() : [],
  );
  return removed ?? [];
}

const lockManager = () => globalThis.navigator?.locks as LockManager | undefined;

function explained(error: unknown) {
  if (!(error instanceof WorkError && error.reason === "full")) return error;
  return new PictureError(
    "full",
    "The storage of this browser is full, so the picture was not added. Delete pictures or projects that you no longer need, and choose it again.",
    error,
  );
}
