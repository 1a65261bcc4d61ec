import { useStore } from "zustand";
import { installOffer } from "#src/lib/install-offer.ts";
import { Button } from "./button.tsx";

/** Shown only if the browser offers to install the product. */
export function InstallButton() {
  const offer = useStore(installOffer, ({ offer }) => offer);
  const install = () => {
    // An offer can be used once; after a refusal the browser may make another.
    installOffer.setState({ offer: null });
    offer?.prompt().catch(() => {}); // the browser has withdrawn the offer
  };
  return offer && <Button onClick={install}>Install as an app</Button>;
}
