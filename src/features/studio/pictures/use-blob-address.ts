import { useEffect, useState } from "react";

/** An address of a blob for as long as it is shown; undefined until there is one. `key` says which blob it is. */
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
