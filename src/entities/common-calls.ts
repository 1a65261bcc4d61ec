import * as demoPart from "#src/contract/demo.ts";
import * as demoUsersPart from "#src/contract/demo-users.ts";
import * as modulesPart from "#src/contract/modules.ts";
import * as pricingPart from "#src/contract/pricing.ts";
import * as projectsPart from "#src/contract/projects.ts";
import * as promotionPart from "#src/contract/promotion.ts";
import * as templateSettingsPart from "#src/contract/template-settings.ts";

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
