import type { StoredFile } from "../fields/file/file.ts";
import { usePictureAddress } from "./app-files.ts";

/** A stored picture, or its name if it is missing. */
export function Picture({ file }: { file: StoredFile }) {
  const address = usePictureAddress(file.asset);
  if (address === null) return <span className="run-missing">{file.name} is missing</span>;
  // While it is read, the space is reserved.
  return address ? (
    <img src={address} alt={file.alt ?? file.name} className="run-picture" />
  ) : (
    <span className="run-picture" />
  );
}
