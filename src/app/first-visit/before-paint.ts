import { readAuthToken } from "#src/api/auth-token.ts";
import { hasCart } from "#src/entities/cart/has-cart.ts";
import { hasProjects } from "#src/entities/projects/has-projects.ts";
import { applyToRoot, readSettings } from "#src/features/accessibility/accessibility-settings.ts";
import { readBetaStatus } from "#src/features/beta/beta-status.ts";
import { isSplashDue } from "#src/features/splash/splash-decision.ts";
import { currentPath } from "#src/lib/base-path.ts";
import { hasProspect, TOGETHER_HASH } from "#src/sales/read-visit.ts";

// An inline script in the head of every page. It sets the classes that CSS needs before the first frame, so that no
// visitor sees content meant for others. When React has read the same state, the classes of `visitors.css` are no
// longer needed.

const { classList } = document.documentElement;
classList.toggle("signed-in", readAuthToken() !== null);
classList.toggle("beta", readBetaStatus());
classList.toggle("prospect", hasProspect());
classList.toggle("has-projects", hasProjects());
classList.toggle("has-cart", hasCart());
classList.toggle("asked", location.search !== "");
classList.toggle("joining", location.hash.startsWith(TOGETHER_HASH));
classList.toggle("brief", /[?&](?:brief=|from=spreadsheet)/.test(location.search));
classList.toggle("splash", isSplashDue(currentPath(), location.search));
applyToRoot(readSettings());
