import type { Plugin } from "vite";

const PREFIX = "\0named:";

/** What the app's own code uses of each. A name that is missing here fails the build. */
const NAMES: Record<string, readonly string[]> = {
  react: [
    ...["Component", "Fragment", "StrictMode", "Suspense", "cloneElement", "createContext", "createElement"],
    ...[
      "forwardRef",
      "isValidElement",
      "lazy",
      "memo",
      "startTransition",
      "use",
      "useCallback",
      "useContext",
    ],
    ...["useDeferredValue", "useEffect", "useId", "useLayoutEffect", "useMemo", "useRef", "useState"],
    ...["useSyncExternalStore"],
  ],
  "react/jsx-runtime": ["Fragment", "jsx", "jsxs"],
  "react-dom": ["createPortal", "flushSync"],
  "react-dom/client": ["createRoot", "hydrateRoot"],
};

/** The bundler's own, as far as it is needed to unwrap a library and to hand on what a module exports. */
const HELPERS: Record<string, string> = {
  __commonJSMin:
    "(run, module) => () => (module || run((module = { exports: {} }).exports, module), module.exports)",
  __exportAll:
    "(all) => { const target = {}; for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true }); return target; }",
  __toESM: "(library) => ({ ...library, default: library })",
};
const HELPERS_IMPORT = /^import \{ ([^}]*) \} from "[^"]*rolldown-runtime[^"]*";$/m;

/**
 * React comes as CommonJS, which every chunk would unwrap for itself and call as `(0, react.useState)()`. Here each of
 * its names is exported once. And what a page begins with has the bundler's few helpers with it, instead of in a file
 * of their own that every page would have to fetch.
 */
export function namedReact(): Plugin {
  return {
    name: "named-react",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer, { kind }) {
      if (id in NAMES && kind === "import-statement" && /\/src\/|\/@tanstack\//.test(importer ?? ""))
        return PREFIX + id;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return;
      const library = id.slice(PREFIX.length);
      const names = NAMES[library]?.join(", ");
      return `import library from ${JSON.stringify(library)};\nexport const { ${names} } = library;`;
    },
    renderChunk(code, { name }) {
      const [statement, names] = HELPERS_IMPORT.exec(code) ?? [];
      if (!statement || !names) return;
      const helpers = names.split(", ").map((name) => name.split(" as ").at(-1) ?? "");
      // Libraries that come later may need more of an unwrapped one than this does.
      if (name !== "shell" && helpers.some((helper) => helper !== "__exportAll")) return;
      return code.replace(statement, () =>
        helpers.map((helper) => `const ${helper} = ${HELPERS[helper]};`).join("\n"),
      );
    },
  };
}
