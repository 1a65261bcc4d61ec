import { useState } from "react";
import * as z from "zod/mini";
import { queryClient, useQuery } from "#src/api/query.ts";
import { emailAddress, optionalText } from "#src/contract/fields.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { NO_SITE, sitesQuery } from "../replies/reply-material.ts";
import { fileReply } from "./file-reply.ts";

interface LeaveWithUsProps {
  /** The address of the current page. Its site is listed first. */
  address: string;
  visitors: number;
  onClose: () => void;
}

const leftSchema = z.object({
  site: z.string(),
  name: optionalText(120),
  email: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === "" || emailAddress.safeParse(text).success,
      "Enter an e-mail address such as name@example.com",
    ),
  ),
  note: optionalText(2_000),
});

/** Stores what the visitor has made for the team at the stand, on this device. */
export function LeaveWithUs({ address, visitors, onClose }: LeaveWithUsProps) {
  // A note works without a site.
  const { data: sites = [] } = useQuery({ ...sitesQuery(address), showsError: true });
  const [isFiled, setIsFiled] = useState(false);
  const form = useForm({
    schema: leftSchema,
    initial: { site: "", name: "", email: "", note: "" },
    onSubmit: async ({ site, ...draft }) => {
      const [first] = await queryClient.ensureQueryData(sitesQuery(address)).catch(() => []);
      await fileReply({ site: site || (first?.value ?? NO_SITE), ...draft }, visitors);
      setIsFiled(true);
    },
    onFailure: () => "It could not be stored on this device. Try again, or choose another site or none.",
  });
  const site = form.choice("site");

  return (
    <Dialog
      title="Leave it with us"
      subtitle="The team at the stand keeps it on this device and answers after the fair. Fill in only what you like."
      onClose={onClose}
    >
      {isFiled ? (
        <>
          <p role="status" className="text-lg">
            Thank you. It is with the team now.
          </p>
          <Button look="primary" className="mt-4" onClick={onClose}>
            Go on
          </Button>
        </>
      ) : (
        <Form form={form} className="grid gap-4">
          <SearchableSelect
            label="Your site"
            value={site.value || (sites[0]?.value ?? NO_SITE)}
            options={[...sites, { value: NO_SITE, label: "No site" }]}
            onChoose={site.onChoose}
          />
          <TextField
            {...form.field("name")}
            label="Your name (optional)"
            autoComplete="off"
            maxLength={120}
          />
          <TextField
            {...form.field("email")}
            label="Your e-mail (optional)"
            type="email"
            autoComplete="off"
            maxLength={254}
          />
          <TextArea {...form.field("note")} label="Note (optional)" maxLength={2_000} />
          <FormMessage form={form} />
          <Button type="submit" look="primary" size="large" aria-disabled={form.isSubmitting}>
            Leave it here
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
