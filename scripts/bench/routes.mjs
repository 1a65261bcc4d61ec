// @ts-check
/** @typedef {import("./observe-page.mjs").Mark} Mark */

/**
 * @typedef {object} Route
 * @property {string} path
 * @property {Mark} control what a visitor comes to operate: the route can be used when it reacts
 * @property {Mark} [data] something that only the API can give, and that the page's HTML therefore never holds
 * @property {boolean} [isDataInHtml] where `data` is to be seen without any call
 * @property {boolean} [isError] where the host answers with an error
 * @property {Partial<typeof usualBudgets>} [budgets] where they are not the usual ones
 */

/** The most a visit may take; kilobytes are of 1000 bytes, compressed. */
export const usualBudgets = {
  firstPaint: 1.05,
  largestPaint: 1.25,
  layoutShift: 0.01,
  blockingTime: 180,
  longestTask: 50,
  data: 1.7,
  javascript: 100,
  withoutFonts: 130,
  fonts: 61.5,
  reload: 0.75,
};

/**
 * Every public route, one of a kind; those of the administration as a visitor finds them who is not signed in.
 * @type {Route[]}
 */
export const routes = [
  {
    path: "/",
    control: { selector: "main a", text: "Try the live demos" },
    budgets: { javascript: 78, withoutFonts: 100 },
  },
  { path: "/template-demos", control: { selector: "main input[type=search]" } },
  {
    path: "/live-demos",
    control: { selector: "main input[type=search]" },
    data: { selector: "main li a", text: "Enter " },
  },
  {
    path: "/demo-accounts",
    control: { selector: "main button" },
    data: { selector: "main section li button" },
  },
  {
    path: "/module-preview/customer-relationship-manager",
    control: { selector: "main button", text: "Try Demo Now" },
    data: { selector: "main aside button", text: "Login to Demo" },
  },
  {
    path: "/module/customer-relationship-manager",
    control: { selector: "[role=dialog] button", text: "Cancel" },
    data: { selector: "[role=dialog] button[type=submit]:enabled" },
  },
  {
    path: "/view-projects",
    control: { selector: "main button", text: "Create New Project" },
    data: { selector: "main button", text: "Demo" },
  },
  { path: "/web-app-form", control: { selector: "main form button", text: "Next" } },
  { path: "/pricing", control: { selector: "main button", text: "Buy Now" } },
  { path: "/cart", control: { selector: "main a", text: "See the plans" } },
  { path: "/beta-payment", control: { selector: "main form button" } },
  { path: "/landing/tech", control: { selector: "main form button" } },
  { path: "/landing/business", control: { selector: "main form button" } },
  { path: "/landing/creative", control: { selector: "main form button" } },
  { path: "/demo-preview", control: { selector: "main button", text: "Copy link" } },
  { path: "/app-view", control: { selector: "main button", text: "Share" } },
  { path: "/help", control: { selector: "main a", text: "Keyboard" } },
  {
    path: "/admin/modules",
    control: { selector: "main form button" },
  },
  {
    path: "/admin/marketplace",
    control: { selector: "main input[type=search]" },
  },
  { path: "/admin/pricing", control: { selector: "main form button" } },
  { path: "/admin/form-submissions", control: { selector: "main button", text: "Sign in as demo admin" } },
  { path: "/admin/upload-plans", control: { selector: "main button", text: "Try an example" } },
  { path: "/admin/smartsheet-integration", control: { selector: "main button", text: "Try an example" } },
  { path: "/admin/ai-assistant", control: { selector: "main form button" } },
  { path: "/app-connector", control: { selector: "main select" } },
  {
    path: "/no-such-page",
    isError: true,
    control: { selector: "main a", text: "Return to Home" },
  },
];

/**
 * The very first visit, which begins with the splash.
 * @type {Route}
 */
export const splash = {
  path: "/",
  control: { selector: "main a", text: "Try the live demos" },
  data: { selector: "dialog button", text: "Skip" },
  isDataInHtml: true,
};
