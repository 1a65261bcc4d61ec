import { basePath } from "#src/lib/base-path.ts";
import type { Prospect } from "#src/sales/replies/prospects.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { followUp, mailAddress } from "./follow-up.ts";

/** A draft of the next mail, to be edited in the seller's mail program. */
export function FollowUp({ prospect, sender }: { prospect: Prospect; sender: string }) {
  const mail = followUp(prospect, { origin: location.origin + basePath, sender });
  return (
    <section aria-labelledby="follow-up">
      <h2 id="follow-up" className="text-2xl">
        Follow-up mail
      </h2>
      <p className="mt-1 text-muted">
        Written for this stage. Your mail program opens with it, and nothing is sent before you send it there.
      </p>
      <TextArea
        label="Its text"
        readOnly
        rows={10}
        value={mail.body}
        onFocus={({ target }) => target.select()}
        className="mt-3"
      />
      <ButtonLink href={mailAddress(prospect.email, mail)} look="primary" className="mt-3">
        Write the mail
      </ButtonLink>
    </section>
  );
}
