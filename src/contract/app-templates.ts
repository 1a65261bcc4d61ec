/** The apps of the specification. They are among the first nine templates, and not in the list of app templates. */
export const firstAppIds = ["app-dashboard", "app-crm", "app-ecommerce"] as const;
export type FirstAppId = (typeof firstAppIds)[number];

/** The template id of an app that was made from a sentence, a spreadsheet or a file. */
export const OWN_APP = "app-own";

const APP = /^app-([a-z0-9][a-z0-9-]*)$/;
export const isFirstApp = (id: string): id is FirstAppId => (firstAppIds as readonly string[]).includes(id);

/**
 * Whether a project with this template is an app with a document and records, as opposed to a site or a game. Needs no
 * list of templates, so that pages and the worker do not load one.
 */
export const isBuiltApp = (templateId: string) => APP.test(templateId);

/** Whether the list of app templates has this one, with a picture and what it is for. */
export const isListedApp = (templateId: string) =>
  isBuiltApp(templateId) && templateId !== OWN_APP && !isFirstApp(templateId);

/** Returns what an app template is for, from its id: "Flower orders" for `app-flower-orders`. */
export function appPurpose(templateId: string) {
  if (!isListedApp(templateId)) return;
  const [first = "", ...rest] = templateId.slice("app-".length).replaceAll("-", " ");
  return first.toUpperCase() + rest.join("");
}
