import { useEffect, useState } from "react";
import { paths } from "#src/lib/paths.ts";
import { hasEnded, type Invitation, type MakeSiteLink, pathOf, type signText } from "./invitation.ts";

/** The path of the prospect's website: the template itself, until the personalised site is in a link. */
export function useSitePath(invitation: Invitation, makeSiteLink: MakeSiteLink, sign?: typeof signText) {
  const [made, setMade] = useState({ of: "", path: "" });
  const wanted = JSON.stringify(invitation);

  useEffect(() => {
    const wantedInvitation: Invitation = JSON.parse(wanted);
    if (!wantedInvitation.templateId || hasEnded(wantedInvitation)) return;
    let isWanted = true;
    makeSiteLink(wantedInvitation, sign).then(
      (address) => {
        if (isWanted && address) setMade({ of: wanted, path: pathOf(address) });
      },
      () => {}, // the template is as good
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, makeSiteLink, sign]);

  return made.of === wanted ? made.path : paths.openProject(invitation.templateId);
}
