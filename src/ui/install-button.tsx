import { useStore } from "zustand";
import { installOffer } from "#src/lib/install-offer.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "./button.tsx";

/** Shown only where the browser offers to install the product. */
export function InstallButton() {
  const offer = useStore(installOffer, ({ offer }) => offer);
  const [install] = useAction(async () => {
    // An offer can be taken up once; whoever declines may be given another.
    installOffer.setState({ offer: null });
    await offer?.prompt();
  });
  return offer && <Button onClick={install}>Install as an app</Button>;
}
