import { render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { App } from "#src/app/app.tsx";

/** Opens an address of the product with the whole app around the page. Returns the user event. */
export function open(address: string) {
  history.replaceState(null, "", address);
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  render(<App />, { container: root });
  return userEvent.setup();
}

/** Signs in with the button on an admin page. */
export async function enterAsDemoAdmin(visitor: UserEvent) {
  const [button] = await screen.findAllByRole("button", { name: "Sign in as demo admin" });
  if (button) await visitor.click(button);
  await screen.findByText(/^You are signed in as/);
}
