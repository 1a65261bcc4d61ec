import { accounting as accountingScene } from "../../art/scenes/accounting.ts";
import { consulting as consultingScene } from "../../art/scenes/consulting.ts";
import { lawFirm as lawFirmScene } from "../../art/scenes/law-firm.ts";
import { accounting } from "../accounting.ts";
import { consulting } from "../consulting.ts";
import type { IndustryGroup } from "../industry.ts";
import { lawFirm } from "../law-firm.ts";

export const group: IndustryGroup = {
  industries: { accounting, consulting, "law-firm": lawFirm },
  scenes: { accounting: accountingScene, consulting: consultingScene, "law-firm": lawFirmScene },
};
