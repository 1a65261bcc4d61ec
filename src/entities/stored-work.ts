import * as cartPart from "./cart/cart.ts";
import * as cartStorePart from "./cart/cart-store.ts";
import * as importDraftPart from "./import/import-draft.ts";
import * as adoptSitePart from "./projects/adopt-site.ts";
import * as projectsStorePart from "./projects/projects-store.ts";
import * as saveBriefProjectPart from "./projects/save-brief-project.ts";
import * as favouritesStorePart from "./templates/favourites-store.ts";

/**
 * Reads and writes the work of this browser, in one lazy chunk (docs/decisions/007-common-code.md): no page needs it for the first
 * paint, and all of it needs the work database with its schemas.
 */
export const { buyerSchema } = cartPart;
export const { addLine, completeOrder, readCart, removeLine, restoreLine, setQuantity } = cartStorePart;
export const { readImport, removeImport, saveImport } = importDraftPart;
export const { adoptSite } = adoptSitePart;
export const {
  createLocalProject,
  createProjectWithSite,
  deleteLocalProject,
  duplicateLocalProject,
  listLocalProjects,
  listNewestProjects,
  removeLocalProjects,
  renameLocalProject,
  restoreLocalProjects,
} = projectsStorePart;
export const { saveBriefProject } = saveBriefProjectPart;
export const { listFavourites, setFavourite } = favouritesStorePart;
