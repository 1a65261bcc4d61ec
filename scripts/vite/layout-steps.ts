/** Has the browser lay out what it has read, and read on in another task. React finds the page without it. */
const STEP = "<script>document.currentScript.remove();document.body.offsetTop</script>";

/** What a phone styles and lays out in some 40 ms, when it has done so once. */
const MOST_ELEMENTS = 90;

/** Browsers make a control of several elements. */
const CONTROLS = /^(input|select|textarea)$/;
const OF_CONTROL = 10;

const ELEMENT = /<([a-z]\w*)[ >]/g;

/** In front of these a script may stand wherever they may stand themselves. */
const BLOCKS = /^(article|div|dl|fieldset|footer|form|li|nav|section|ul)$/;

/**
 * The HTML of a page, to be laid out in parts: a browser that has all of it at once would do it in one task, of up to
 * 100 ms on a slow phone. The first part, with which fonts and styles are made ready, ends where `main` begins.
 */
export function inLayoutSteps(html: string) {
  let elements = 0;
  let isInMain = false;
  return html.replace(ELEMENT, (tag, name: string) => {
    elements += CONTROLS.test(name) ? OF_CONTROL : 1;
    const ends = isInMain ? elements > MOST_ELEMENTS && BLOCKS.test(name) : name === "main";
    if (!ends) return tag;
    elements = 1;
    isInMain = true;
    return STEP + tag;
  });
}
