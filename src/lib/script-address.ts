/** An address of our own as browsers with Trusted Types want it for the script of a worker. */
export function scriptAddress(address: string) {
  // A policy of this name can be made once, by what runs in the head of the page or by what comes later.
  window.scriptPolicy ??= window.trustedTypes?.createPolicy("sitewright", { createScriptURL: sameOrigin });
  // The type of the platform's own calls knows nothing of it yet.
  return (window.scriptPolicy?.createScriptURL(address) ?? address) as string;
}

function sameOrigin(address: string) {
  if (new URL(address, location.href).origin !== location.origin) throw new Error("Not a script of ours");
  return address;
}
