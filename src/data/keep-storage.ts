/** Requests persistent storage; resolves to whether it was granted. */
export async function keepStorage() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false; // unsupported, or an insecure context
  }
}

export interface StorageUse {
  used: number;
  quota: number;
  isStored: boolean;
}

/** Returns null if the browser does not report it. */
export async function storageUse(): Promise<StorageUse | null> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { used: usage, quota, isStored: await navigator.storage.persisted() } : null;
  } catch {
    return null; // unsupported, or an insecure context
  }
}
