import { basePath } from "#src/lib/base-path.ts";
import { parsePayment, plainMoney } from "#src/lib/money.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { type Invitation, invitationPaths, type MakeSiteLink, signPath, signText } from "./invitation.ts";
import type { Composed, LinkKind } from "./link-kinds.ts";

/** The full address, signed if the browser can; empty while it is being made. */
export function useComposedAddress(
  composed: Composed,
  invitation: Invitation,
  kind: LinkKind,
  makeSiteLink: MakeSiteLink,
) {
  const path = kind === "site" ? "" : pathsOf(composed, invitation)[kind]();
  const wanted = invitation.prospect && (path || JSON.stringify(invitation));

  const { value: address } = useAsyncValue(() => {
    if (!wanted) return;
    if (!path) return makeSiteLink(JSON.parse(wanted), signText);
    return signPath(path)
      .catch(() => path)
      .then((sent) => location.origin + basePath + sent);
  }, [path, wanted, makeSiteLink]);

  return address ?? "";
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
