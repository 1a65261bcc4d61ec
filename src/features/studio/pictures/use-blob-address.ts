import { useEffect, useState } from "react";

/** An object URL for a blob, revoked on unmount; undefined until it exists. `key` identifies the blob. */
export function useBlobAddress(blob: Blob | undefined, key: string) {
  const [address, setAddress] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again from the database, the same blob is another object
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [key]);
  return address;
}
