import assistantIcon from "icon:chat-circle-dots";
import modulesIcon from "icon:cube";
import pricingIcon from "icon:currency-dollar";
import connectorIcon from "icon:plugs-connected";
import marketplaceIcon from "icon:storefront";
import spreadsheetIcon from "icon:table";
import submissionsIcon from "icon:tray";
import plansIcon from "icon:upload-simple";
import { paths } from "#src/lib/paths.ts";

/** All admin pages, in the order of the side navigation. */
export const adminPages = [
  { path: paths.admin.modules, label: "Modules", icon: modulesIcon },
  { path: paths.admin.marketplace, label: "App Marketplace", icon: marketplaceIcon },
  { path: paths.admin.pricing, label: "Admin Pricing", icon: pricingIcon },
  { path: paths.admin.uploadPlans, label: "Upload Plans", icon: plansIcon },
  { path: paths.admin.smartsheet, label: "Spreadsheets", icon: spreadsheetIcon },
  { path: paths.admin.formSubmissions, label: "Form submissions", icon: submissionsIcon },
  { path: paths.admin.aiAssistant, label: "AI Assistant", icon: assistantIcon },
  { path: paths.appConnector, label: "App connectors", icon: connectorIcon },
] as const;
