import { useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { CopyValue } from "#src/ui/copy-value.tsx";

/** Explains what the signature of a link proves, and to whom. */
export function LinkSigning() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: key } = useQuery({
    queryKey: [...workKey("linkKeys"), "own"],
    queryFn: () => readKey().catch(() => ({ publicKey: "", named: undefined })),
    // Keys are created on first use, so that looking at this page creates none.
    enabled: isOpen,
    staleTime: 0,
    showsError: true,
  });

  return (
    <details
      className="mt-10 border-line border-t pt-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-8 font-medium underline-offset-4 hover:underline">
        Who can see that a link is yours
      </summary>
      <div className="mt-3 max-w-[62ch] space-y-3 text-muted">
        {key && !key.publicKey && <p role="status">{UNSIGNED}</p>}
        {key?.publicKey && (
          <>
            <p>{explain(key.named)}</p>
            <CopyValue label="public key" value={key.publicKey} />
            <p>
              It is public, and no secret. The other half cannot be read, and is gone with “Delete my work”.
            </p>
          </>
        )}
      </div>
    </details>
  );
}

export const UNSIGNED =
  "This browser cannot sign links: it does so on pages with HTTPS, in windows that keep data. Whoever opens a link from here reads that it says it is from you.";

function explain(named: { name: string } | undefined) {
  if (!named) {
    return "Links from here are signed with the key of this browser, which so far only this browser knows: others read that the link says it is from you. For them to see your name plainly, name this key while building, in VITE_LINK_KEYS.";
  }
  if (!named.name) {
    return "Links from here are signed with the key of this browser, which this product knows, but without a name: others read that the link says it is from you. For them to see your name plainly, write it after the key while building, in VITE_LINK_KEYS.";
  }
  return `Links from here are signed with the key of this browser, which this product knows as the key of ${named.name}: whoever opens one sees that name, its last day and its amount as they are. With another name as the sender, they read that the link says it is from that person.`;
}

async function readKey() {
  const { ownLinkKey, readLinkKeys } = await import("#src/sales/replies/signing.ts").catch(guardedReload);
  const { publicKey = "" } = (await ownLinkKey()) ?? {};
  return {
    publicKey,
    named: readLinkKeys(import.meta.env.VITE_LINK_KEYS).find(({ key }) => key === publicKey),
  };
}
