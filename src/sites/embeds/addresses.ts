import { isWebAddress } from "../links.ts";
import { isOwnFile } from "./video.ts";

const FILE_TYPES =
  /\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|txt|zip|epub|ics|vcf|gpx|jpe?g|png|webp|svg|mp3|mp4)$/i;

/** "PDF", by how an address ends; "" where that says nothing. */
export function fileType(address: string) {
  const path = isWebAddress(address) ? new URL(address).pathname : address;
  return FILE_TYPES.exec(path)?.[1]?.toUpperCase() ?? "";
}

/** Whether it names a file beside the pages of the site, of a type that is known. */
export const isFileBeside = (address: string) => isOwnFile(address) && FILE_TYPES.test(address);

/** Why an address cannot be downloaded from, in words to be shown. */
export function fileProblem(typed: string) {
  const text = typed.trim();
  return text === "" || isWebAddress(text) || isFileBeside(text)
    ? undefined
    : "Use an address such as https://example.com/menu.pdf, or a file beside the pages such as files/menu.pdf.";
}

/** Why an address cannot be paid at, in words to be shown. */
export function paymentProblem(typed: string) {
  const text = typed.trim();
  if (text === "" || isWebAddress(text)) return undefined;
  return /^http:/i.test(text)
    ? "Use an address that begins with https://."
    : "Use the address of a payment page, such as https://buy.stripe.com/… or https://paypal.me/your-name.";
}

/** The service that takes a payment, or its host; "" for an address that cannot be used. */
export function payeeOf(address: string) {
  if (!isWebAddress(address)) return "";
  const host = new URL(address).hostname.replace(/^www\./, "");
  if (/(?:^|\.)stripe\.com$/.test(host)) return "Stripe";
  return /^(?:[a-z]+\.)?paypal\.(?:com|me)$/.test(host) ? "PayPal" : host;
}
