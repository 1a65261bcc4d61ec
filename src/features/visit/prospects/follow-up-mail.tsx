import type { Prospect } from "#src/entities/replies/prospects.ts";
import { basePath } from "#src/lib/base-path.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { CopyValue } from "#src/ui/copy-value.tsx";
import { followUp, mailAddress } from "./follow-up.ts";

/** The mail that comes next, to be finished in the seller's own mail program. */
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
      <p className="mt-3 whitespace-pre-line rounded-card border border-line bg-raised p-4 [overflow-wrap:anywhere]">
        {mail.body}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink href={mailAddress(prospect.email, mail)} look="primary">
          Write the mail
        </ButtonLink>
        <CopyValue label="mail text" value={mail.body} />
      </div>
    </section>
  );
}
