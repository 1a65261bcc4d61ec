// @ts-check
/**
 * Returns the innermost package of a code file; undefined for the product's code and for other files.
 * @param {string} file
 */
export function libraryOf(file) {
  if (/\.(woff2|css|json)(\?|$)/.test(file)) return undefined;
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"))?.[1];
}
