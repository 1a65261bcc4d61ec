import postcss from "postcss";

/** What a setting or a visit puts on the root is put together there: `font-` and a size. */
const ON_ROOT = /:root(\.[\w-]+|:(where|is|not)\([^()]*\))+/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const VARIABLE = /--[\w-]+/g;
/** What is matched by elements alone, with the lists of alternatives taken out. */
const ELEMENT = /(?<=^|[\s>+~])[a-z][a-z0-9]*/g;
const ALTERNATIVES = /:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g;
/** What is in fields of some types alone. */
const FIELD_PARTS: [part: RegExp, types: readonly string[]][] = [
  [/::-webkit-(date|calendar)/, ["date", "time", "datetime-local", "month"]],
  [/::-webkit-search/, ["search"]],
  [/::-webkit-(inner|outer)-spin/, ["number"]],
  [/::file-selector/, ["file"]],
];
/** A fallback with one pair of brackets in it at most. */
const withFallback = (name: string) => new RegExp(`var\\(${name},(?:[^()]|\\([^()]*\\))*\\)`, "g");
/** Between the names in markup and in code. A name that holds one of these is looked for as a whole. */
const SEPARATORS = /[\s"'`<>={}]+/;

/**
 * Of one style sheet the rules whose classes and elements are named in some HTML and code, and of variables and
 * animations those that are named in these rules.
 */
export function pageStyles(styleSheet: string) {
  const sheet = postcss.parse(styleSheet);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  // What stands in for @property, which every browser that this is built for knows.
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
    if (layer.params === "theme") layer.walkDecls(/^--/, ({ prop }) => removeFallbacks(sheet, prop));
  });

  return (code: string) => {
    const names = new Set(code.split(SEPARATORS));
    const isUsed = (name: string) => names.has(name) || (SEPARATORS.test(name) && code.includes(name));
    const own = sheet.clone();
    own.walkRules((rule) => {
      if (isFrame(rule)) return;
      const used = rule.selectors.filter(
        (selector) =>
          classesOf(selector).every(isUsed) &&
          elementsOf(selector).every((name) => names.has(name)) &&
          FIELD_PARTS.every(
            ([part, types]) => !part.test(selector) || types.some((type) => names.has(type)),
          ) &&
          // No page has a shadow root.
          selector !== ":host" &&
          // Where no script reads the settings, the whole sheet is there (scripts/vite/built-pages.ts).
          !selector.includes(":not(.settings-read)"),
      );
      if (used.length > 0) rule.selectors = used;
      else rule.remove();
    });
    removeUnnamed(own, new Set(code.match(VARIABLE)));
    removeEmpty(own);
    return own.toString();
  };
}

/** Variables that are set but never read, those included that only such read; and animations that nothing plays. */
function removeUnnamed(sheet: postcss.Root, named: ReadonlySet<string>) {
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    const read = new Set(named);
    let animations = "";
    sheet.walkDecls(({ prop, value }) => {
      for (const name of value.match(VARIABLE) ?? []) if (name !== prop) read.add(name);
      if (/animation/.test(prop)) animations += ` ${value} `;
    });
    const remove = (node: postcss.ChildNode) => {
      node.remove();
      isSmaller = true;
    };
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) remove(declaration);
    });
    sheet.walkAtRules("property", (rule) => {
      if (!read.has(rule.params)) remove(rule);
    });
    sheet.walkAtRules("keyframes", (rule) => {
      if (!new RegExp(`[\\s,:]${rule.params}[\\s,]`).test(animations)) remove(rule);
    });
  }
}

/** What the theme sets is set wherever it is read. */
function removeFallbacks(sheet: postcss.Root, name: string) {
  const fallback = withFallback(name);
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes(`var(${name},`))
      declaration.value = declaration.value.replace(fallback, `var(${name})`);
  });
}

function removeEmpty(sheet: postcss.Root) {
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    sheet.walk((node) => {
      if ((node.type !== "atrule" && node.type !== "rule") || node.nodes?.length !== 0) return;
      node.remove();
      isSmaller = true;
    });
  }
}

const isFrame = ({ parent }: postcss.Rule) =>
  parent?.type === "atrule" && /keyframes$/.test((parent as postcss.AtRule).name);

const classesOf = (selector: string) =>
  [...selector.replace(ON_ROOT, "").matchAll(CLASS)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));

const elementsOf = (selector: string) => selector.replace(ALTERNATIVES, "").match(ELEMENT) ?? [];
