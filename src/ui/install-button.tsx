import { useStore } from "zustand";
import { installOffer } from "#src/lib/install-offer.ts";
import { Button } from "./button.tsx";

/** Shown only where the browser offers to install the product. */
export function InstallButton() {
  const offer = useStore(installOffer, ({ offer }) => offer);
  const install = () => {
    // An offer can be taken up once; whoever declines may be given another.
    installOffer.setState({ offer: null });
    offer?.prompt().catch(() => {}); // the browser has withdrawn it
  };
  return offer && <Button onClick={install}>Install as an app</Button>;
}
