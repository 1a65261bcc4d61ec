import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "#src/app/app.tsx";

/** Opens an address of the product, with everything that surrounds a page, and returns the visitor. */
export function open(address: string) {
  history.replaceState(null, "", address);
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  render(<App />, { container: root });
  return userEvent.setup();
}
