import postcss from "postcss";

/** What a setting or a visit puts on the root is put together there: `font-` and a size. */
const ON_ROOT = /:root(\.[\w-]+|:(where|is|not)\([^()]*\))+/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Between the names in markup and in code. A name that holds one of these is looked for as a whole. */
const SEPARATORS = /[\s"'`<>={}]+/;

/** Of one style sheet the rules whose classes are named in some code: everything that page and its parts can show. */
export function pageStyles(styleSheet: string) {
  const sheet = postcss.parse(styleSheet);

  return (code: string) => {
    const names = new Set(code.split(SEPARATORS));
    const isUsed = (name: string) => names.has(name) || (SEPARATORS.test(name) && code.includes(name));
    const own = sheet.clone();
    own.walkRules((rule) => {
      if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
      const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
      if (used.length > 0) rule.selectors = used;
      else rule.remove();
    });
    for (let isSmaller = true; isSmaller; ) {
      isSmaller = false;
      own.walkAtRules((rule) => {
        if (rule.nodes?.length !== 0) return;
        rule.remove();
        isSmaller = true;
      });
    }
    return own.toString();
  };
}

const classesOf = (selector: string) =>
  [...selector.replace(ON_ROOT, "").matchAll(CLASS)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));
