import formCss from "./form.css?site";
import kickerBadge from "./kicker-badge.css?site";
import kickerCaps from "./kicker-caps.css?site";
import kickerNumbered from "./kicker-numbered.css?site";
import kickerRule from "./kicker-rule.css?site";
import ornamentDouble from "./ornament-double.css?site";
import ornamentGlow from "./ornament-glow.css?site";
import ornamentGrid from "./ornament-grid.css?site";
import ornamentRules from "./ornament-rules.css?site";
import ornamentScallop from "./ornament-scallop.css?site";
import partsCss from "./parts.css?site";
import resetCss from "./reset.css?site";

/** The styles of every site: reset, type, the parts that blocks share. Each block adds its own. */
export const baseCss = resetCss + partsCss;

/** The styles of every form, and of the contact buttons in its place. */
export { formCss };

/** One style for each kind of kicker, the small line above a section's title. */
export const kickerCss = {
  plain: "",
  caps: kickerCaps,
  rule: kickerRule,
  badge: kickerBadge,
  numbered: kickerNumbered,
};

/** One style for each ornament. */
export const ornamentCss = {
  none: "",
  rules: ornamentRules,
  double: ornamentDouble,
  grid: ornamentGrid,
  scallop: ornamentScallop,
  glow: ornamentGlow,
};
