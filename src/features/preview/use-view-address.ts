import { useLocation, useSearch } from "wouter";
import { type DeviceId, isDeviceId } from "./devices.ts";

/**
 * The open page of the site and its device are stored in the address, for reloads and links. A meaningful hash is
 * preserved.
 */
export function useViewAddress(hash = "") {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const device = search.get("device");
  const withParameter = (name: string, value: string) => {
    const changed = new URLSearchParams(search);
    if (value) changed.set(name, value);
    else changed.delete(name);
    return (changed.size > 0 ? `${path}?${changed}` : path) + hash;
  };
  return {
    page: search.get("page"),
    device: isDeviceId(device) ? device : ("full" as const),
    addressOfPage: (page: string) => withParameter("page", page),
    showPage: (page: string) => navigate(withParameter("page", page), { replace: true }),
    showOn: (device: DeviceId) =>
      navigate(withParameter("device", device === "full" ? "" : device), { replace: true }),
  };
}
