import { isWebAddress } from "../links.ts";
import { isOwnFile } from "./video.ts";

const FILE_TYPES =
  /\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|txt|zip|epub|ics|vcf|gpx|jpe?g|png|webp|svg|mp3|mp4)$/i;

/** Returns the file type by the end of an address, such as "PDF", or "" if it is unknown. */
export function fileType(address: string) {
  const path = isWebAddress(address) ? new URL(address).pathname : address;
  return FILE_TYPES.exec(path)?.[1]?.toUpperCase() ?? "";
}

/** Whether the address is a file beside the site's pages, of a known type. */
export const isFileBeside = (address: string) => isOwnFile(address) && FILE_TYPES.test(address);

/** The error message for an address that is not a download. */
export function fileProblem(typed: string) {
  const text = typed.trim();
  return text === "" || isWebAddress(text) || isFileBeside(text)
    ? undefined
    : "Use an address such as https://example.com/menu.pdf, or a file beside the pages such as files/menu.pdf.";
}

/** The error message for an address that cannot take payments. */
export function paymentProblem(typed: string) {
  const text = typed.trim();
  if (text === "" || isWebAddress(text)) return undefined;
  return /^http:/i.test(text)
    ? "Use an address that begins with https://."
    : "Use the address of a payment page, such as https://buy.stripe.com/… or https://paypal.me/your-name.";
}

/** Returns the payment service, or its host; "" for an unusable address. */
export function payeeOf(address: string) {
  if (!isWebAddress(address)) return "";
  const host = new URL(address).hostname.replace(/^www\./, "");
  if (/(?:^|\.)stripe\.com$/.test(host)) return "Stripe";
  return /^(?:[a-z]+\.)?paypal\.(?:com|me)$/.test(host) ? "PayPal" : host;
}
