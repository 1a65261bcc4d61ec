import * as demoPart from "./demo.ts";
import * as demoUsersPart from "./demo-users.ts";
import * as modulesPart from "./modules.ts";
import * as pricingPart from "./pricing.ts";
import * as projectsPart from "./projects.ts";
import * as promotionPart from "./promotion.ts";
import * as templateSettingsPart from "./template-settings.ts";

/**
 * Calls that many pages make after their first paint. They are one lazy chunk (docs/decisions/007-common-code.md), since each brings the same code for
 * checking answers.
 */
export const { resetDemo } = demoPart;
export const { listDemoUsers } = demoUsersPart;
export const { listModules } = modulesPart;
export const { readPricing } = pricingPart;
export const { listOwnProjects, listPublicProjects } = projectsPart;
export const { readPromotion, redeemPromotion } = promotionPart;
export const { listTemplateSettings } = templateSettingsPart;
