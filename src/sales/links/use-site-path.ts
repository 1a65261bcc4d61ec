import { paths } from "#src/lib/paths.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { hasEnded, type Invitation, type MakeSiteLink, pathOf, type signText } from "./invitation.ts";

/**
 * The path of the prospect's site, and whether it is being made. Until it is ready, or if it cannot be made, the path
 * is that of the template.
 */
export function useSitePath(invitation: Invitation, makeSiteLink: MakeSiteLink, sign?: typeof signText) {
  const wanted = invitation.templateId && !hasEnded(invitation) ? JSON.stringify(invitation) : "";
  const { value, error } = useAsyncValue(
    () => (wanted ? makeSiteLink(JSON.parse(wanted), sign).then((address) => address ?? "") : undefined),
    [wanted, makeSiteLink, sign],
  );

  const isMade = value !== undefined || error !== undefined;
  const path = value ? pathOf(value) : paths.openProject(invitation.templateId);
  return { path, isMaking: wanted !== "" && !isMade };
}
