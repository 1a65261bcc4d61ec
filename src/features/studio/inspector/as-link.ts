/** Completes a typed address to a full link. */
export function asLink(text: string) {
  const typed = text.trim();
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s().-]{5,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, "")}`;
  if (/^http:\/\//i.test(typed)) return typed.replace(/^http:/i, "https:");
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed)) return `https://${typed}`;
  return typed;
}
