import { useEffect, useState } from "react";

/**
 * An object URL for a blob, revoked on unmount; undefined until it exists. `key` identifies a blob that is a new object
 * after each read.
 */
export function useBlobAddress(blob: Blob | undefined, key: unknown = blob) {
  const [address, setAddress] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the blob
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [key]);
  return address;
}
