import { useEffect, useState } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { parsePayment, plainMoney } from "#src/lib/money.ts";
import { type Invitation, invitationPaths, type MakeSiteLink, signPath, signText } from "./invitation.ts";
import type { Composed, LinkKind } from "./link-kinds.ts";

/** The full address, signed if the browser can; empty while it is being made. */
export function useComposedAddress(
  composed: Composed,
  invitation: Invitation,
  kind: LinkKind,
  makeSiteLink: MakeSiteLink,
) {
  const [made, setMade] = useState({ of: "", address: "" });
  const path = kind === "site" ? "" : pathsOf(composed, invitation)[kind]();
  const wanted = invitation.prospect && (path || JSON.stringify(invitation));

  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    const tell = (address: string) => isWanted && setMade({ of: wanted, address });
    const whole = (path: string) => location.origin + basePath + path;
    if (path) {
      signPath(path).then(
        (signed) => tell(whole(signed)),
        () => tell(whole(path)),
      );
    } else {
      makeSiteLink(JSON.parse(wanted), signText).then(
        (address) => tell(address ?? ""),
        () => tell(""),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [path, wanted, makeSiteLink]);

  return wanted && made.of === wanted ? made.address : "";
}

const pathsOf = (composed: Composed, invitation: Invitation) => ({
  welcome: () => invitationPaths.welcome(invitation),
  module: () => invitationPaths.module(invitation, composed.reset === "1"),
  payment: () =>
    invitationPaths.payment(invitation, {
      plan: composed.plan === "installment" ? "installment" : "full",
      amount: amountOf(composed),
      purpose: composed.purpose,
    }),
});

/** Returns the amount for the link; empty for the plan's amount. */
function amountOf({ amount }: Composed) {
  const asked = parsePayment(amount);
  return asked === undefined ? "" : plainMoney(asked);
}

/** Whether a product address carries a signature. */
export const isSealed = (address: string) => /[?&]sig=[\w-]{86}(&|#|$)|~[\w-]{86}(~|$)/.test(address);
