// @ts-check
/**
 * The package that a file of code belongs to, the innermost one; none for our own code, and for what is no code.
 * @param {string} file
 */
export function libraryOf(file) {
  if (/\.(woff2|css|json)(\?|$)/.test(file)) return undefined;
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"))?.[1];
}
