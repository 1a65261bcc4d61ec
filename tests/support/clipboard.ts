import type { Page } from "@playwright/test";

/** Pastes as a program does that offers several formats. Browsers change what a page puts on the clipboard. */
export const paste = (page: Page, formats: { html?: string; text: string }) =>
  page.evaluate(({ html, text }) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", text);
    focused?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, formats);
