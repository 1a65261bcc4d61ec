import type { SiteDocument } from "../document.ts";
import type { Destination, FormSettings } from "../form-settings.ts";
import { changeMeta } from "./edit-theme.ts";

/** Changes the settings of the site's forms; empty settings are removed from the document. */
export function changeForms(
  document: SiteDocument,
  changes: Partial<Omit<FormSettings, "destination">>,
): SiteDocument {
  return changeMeta(document, { forms: tidy({ ...document.meta.forms, ...changes }) });
}

/** Returns the site with another destination of its forms, or none. */
export function sendForms(document: SiteDocument, destination: Destination): SiteDocument {
  const forms = { ...document.meta.forms };
  if (destination.kind === "none") delete forms.destination;
  else forms.destination = destination;
  return changeMeta(document, { formAddress: "", forms: tidy(forms) });
}

function tidy({ destination, consent, thanks, names, app }: FormSettings): FormSettings | undefined {
  const given = Object.entries(names ?? {}).filter(([, name]) => name.trim());
  const forms: FormSettings = {
    ...(destination && { destination }),
    ...(consent?.trim() && { consent }),
    ...(app && { app }),
    ...((thanks?.title || thanks?.text) && { thanks }),
    ...(given.length > 0 && { names: Object.fromEntries(given) }),
  };
  return Object.keys(forms).length > 0 ? forms : undefined;
}
