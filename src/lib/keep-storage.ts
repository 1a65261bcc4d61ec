/** Asks the browser to keep what is stored when room gets scarce; whether it does. */
export async function keepStorage() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false; // a browser without it, or a page without TLS
  }
}

export interface StorageUse {
  used: number;
  quota: number;
  isKept: boolean;
}

/** Null where the browser does not say. */
export async function storageUse(): Promise<StorageUse | null> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { used: usage, quota, isKept: await navigator.storage.persisted() } : null;
  } catch {
    return null; // as above
  }
}
