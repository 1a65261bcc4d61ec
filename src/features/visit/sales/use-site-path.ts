import { useEffect, useState } from "react";
import { paths } from "#src/lib/paths.ts";
import { hasEnded, type Invitation, type MakeSiteLink, pathOf, type signText } from "./invitation.ts";

/**
 * The path of the prospect's site, and whether it is being made. Until it is ready, or if it cannot be made, the path
 * is that of the template.
 */
export function useSitePath(invitation: Invitation, makeSiteLink: MakeSiteLink, sign?: typeof signText) {
  const [made, setMade] = useState({ of: "", path: "" });
  const wanted = JSON.stringify(invitation);

  useEffect(() => {
    const wantedInvitation: Invitation = JSON.parse(wanted);
    if (!wantedInvitation.templateId || hasEnded(wantedInvitation)) return;
    let isWanted = true;
    makeSiteLink(wantedInvitation, sign).then(
      (address) => {
        if (isWanted) setMade({ of: wanted, path: address ? pathOf(address) : "" });
      },
      () => isWanted && setMade({ of: wanted, path: "" }), // falls back to the template
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, makeSiteLink, sign]);

  const isMaking = made.of !== wanted && invitation.templateId !== "" && !hasEnded(invitation);
  const path = (made.of === wanted && made.path) || paths.openProject(invitation.templateId);
  return { path, isMaking };
}
