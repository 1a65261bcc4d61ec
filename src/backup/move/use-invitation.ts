import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { MOVE_HASH } from "#src/sales/read-visit.ts";

/** The code of another device that offers its work, from the address; "" if there is none. */
export function useInvitation() {
  const [invitation, setInvitation] = useState("");
  const [, setSearch] = useSearchParams();

  useEffect(() => {
    const take = () => {
      if (!location.hash.startsWith(MOVE_HASH)) return;
      setInvitation(location.hash.slice(MOVE_HASH.length));
      // A code works once, so a reload would only fail.
      setSearch({ tab: "mine" }, { replace: true });
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [setSearch]);

  return [invitation, () => setInvitation("")] as const;
}
