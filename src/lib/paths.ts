import { slug } from "./slug.ts";

const segment = (name: string) => encodeURIComponent(slug(name));

export type HelpSection = "exported-site" | "product" | "keyboard" | "data" | "offline" | "work";

/** Every address of the product. The router adds the base path. */
export const paths = {
  home: "/",
  templateDemos: "/template-demos",
  /** The marketplace with the templates of one industry. */
  templatesOf: (industry: string) => `/template-demos?industry=${encodeURIComponent(industry)}`,
  /** The marketplace with the preview of one template open. */
  templatePreview: (id: string) => `/template-demos?preview=${encodeURIComponent(id)}`,
  startBuilding: "/start-building",
  webAppBuilder: "/web-app-builder",
  /** Proposals for a business that is described in a sentence. */
  brief: (brief: string) => `/web-app-builder?${new URLSearchParams({ brief })}`,
  /** Makes an app of a spreadsheet. */
  spreadsheet: "/web-app-builder?from=spreadsheet",
  liveDemos: "/live-demos",
  pricing: "/pricing",
  cart: "/cart",
  receipt: (number: string) => `/cart?${new URLSearchParams({ receipt: number })}`,
  /** A payment by a beta visitor: the amount in dollars, and `for` its purpose. */
  betaPayment: (payment: { plan?: "full" | "installment"; amount?: string; for?: string } = {}) => {
    const search = new URLSearchParams(payment).toString();
    return `/beta-payment${search && `?${search}`}`;
  },
  viewProjects: "/view-projects",
  myProjects: "/view-projects?tab=mine",
  /** The dialog that imports a website, exported or foreign. */
  moveIn: "/view-projects?tab=mine&import=website",
  /** The project wizard, with a marketplace template preselected if one is given. */
  newProject: (templateId?: string) =>
    `/web-app-builder?${new URLSearchParams({ new: "1", ...(templateId && { template: templateId }) })}`,
  /** Opens a project or template; a project of this browser is `local-` and its number. */
  openProject: (key: string) => `/app-preview/${encodeURIComponent(key)}`,
  appView: "/app-view",
  /** A project as its visitors see it. */
  runProject: (key: string) => `/app-view?project=${encodeURIComponent(key)}`,
  /** A project that is an application, with a new record of a table to paste a message into. */
  takeMessage: (key: string, table: string) =>
    `/app-view?${new URLSearchParams({ project: key, take: table })}`,
  /** A shared site, which the address contains. */
  fullPreview: (token: string) => `/full-preview/${token}`,
  help: (section?: HelpSection) => `/help${section ? `#${section}` : ""}`,
  changelog: "/changelog",
  demoPreview: "/demo-preview",
  /** The seller's prospects. */
  prospects: "/prospects",
  prospect: (id: string) => `/prospects?${new URLSearchParams({ who: id })}`,
  manyLinks: "/prospects?sheet=1",
  /** The studio for the site of a project. */
  studio: (key: string) => `/studio/${encodeURIComponent(key)}`,
  demoAccounts: "/demo-accounts",
  modulePreview: (name: string) => `/module-preview/${segment(name)}`,
  /** `as` enters the demo immediately, with the account of that user type. */
  moduleDemo: (name: string, as?: string) => `/module/${segment(name)}${as ? `?as=${as}` : ""}`,
  webAppForm: "/web-app-form",
  /** The brief form, asking to be contacted about a module. */
  contactSales: (moduleName: string) => `/web-app-form?module=${segment(moduleName)}`,
  landing: (audience: "tech" | "business" | "creative") => `/landing/${audience}`,
  admin: {
    modules: "/admin/modules",
    marketplace: "/admin/marketplace",
    aiAssistant: "/admin/ai-assistant",
    uploadPlans: "/admin/upload-plans",
    pricing: "/admin/pricing",
    smartsheet: "/admin/smartsheet-integration",
    formSubmissions: "/admin/form-submissions",
  },
  appConnector: "/app-connector",
} as const;

/** The address of a file of `public/`; addresses elsewhere are returned unchanged. */
export function assetAddress(path: string) {
  return path.startsWith("/") ? import.meta.env.BASE_URL + path.slice(1) : path;
}
