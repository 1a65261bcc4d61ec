import { useEffect, useState } from "react";

/** An object URL for a blob, revoked on unmount; undefined until it exists. `key` identifies the blob. */
export function useBlobAddress(blob: Blob | undefined, key: string) {
  const [address, setAddress] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same blob is a new object after each read
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [key]);
  return address;
}
