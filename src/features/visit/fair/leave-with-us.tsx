import { type FormEvent, useEffect, useRef, useState } from "react";
import { emailAddress } from "#src/contract/fields.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { NO_SITE, sitesToSend } from "../reply/reply-material.ts";
import { fileReply } from "./file-reply.ts";

interface LeaveWithUsProps {
  /** The address of the current page. Its site is listed first. */
  address: string;
  visitors: number;
  onClose: () => void;
}

/** Stores what the visitor has made for the team at the stand, on this device. */
export function LeaveWithUs({ address, visitors, onClose }: LeaveWithUsProps) {
  const [sites, setSites] = useState<{ value: string; label: string }[]>();
  const [site, setSite] = useState<string>();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [emailProblem, setEmailProblem] = useState<string>();
  const [outcome, setOutcome] = useState<"filed" | "failed">();
  const isBusy = useRef(false);
  const chosen = site ?? sites?.[0]?.value ?? NO_SITE;

  useEffect(() => {
    let isWanted = true;
    const show = (found: { value: string; label: string }[]) => isWanted && setSites(found);
    sitesToSend(address).then(show, () => show([])); // a note works without a site
    return () => {
      isWanted = false;
    };
  }, [address]);

  const file = async (event: FormEvent) => {
    event.preventDefault();
    const isRight = email.trim() === "" || emailAddress.safeParse(email.trim()).success;
    setEmailProblem(isRight ? undefined : "Enter an e-mail address such as name@example.com");
    if (!isRight || !sites || isBusy.current) return;
    isBusy.current = true;
    try {
      await fileReply({ site: chosen, name, email, note }, visitors);
      setOutcome("filed");
    } catch {
      setOutcome("failed");
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Dialog
      title="Leave it with us"
      subtitle="The team at the stand keeps it on this device and answers after the fair. Fill in only what you like."
      onClose={onClose}
    >
      {outcome === "filed" ? (
        <>
          <p role="status" className="text-lg">
            Thank you. It is with the team now.
          </p>
          <Button look="primary" className="mt-4" onClick={onClose}>
            Go on
          </Button>
        </>
      ) : (
        <form onSubmit={file} noValidate className="grid gap-4">
          <Select
            label="Your site"
            value={chosen}
            options={[...(sites ?? []), { value: NO_SITE, label: "No site" }]}
            onChoose={setSite}
          />
          <TextField
            label="Your name (optional)"
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Your e-mail (optional)"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={emailProblem}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextArea
            label="Note (optional)"
            maxLength={2_000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <p role="alert" className="text-danger empty:hidden">
            {outcome === "failed" &&
              "It could not be stored on this device. Try again, or choose another site or none."}
          </p>
          <Button type="submit" look="primary" size="large">
            Leave it here
          </Button>
        </form>
      )}
    </Dialog>
  );
}
