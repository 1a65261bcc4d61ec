import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { brand } from "#src/lib/brand.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { githubPermissions } from "./github-calls.ts";
import { type Place, placeSchema, readPlace, type Service } from "./place.ts";
import { forgetToken, holdToken, isTokenRemembered, readToken } from "./tokens.ts";

const texts = {
  github: {
    place: "Repository",
    example: "ann/crumb",
    isNew: "Make a new, public repository",
    newHint: "It has to be public: free accounts have no Pages for private ones.",
    tokenName: "fine-grained token",
    tokenPage: `https://github.com/settings/personal-access-tokens/new?name=${brand.name}&contents=write&pages=write&administration=write`,
  },
  netlify: {
    place: "Name of the site",
    example: "crumb",
    isNew: "Make a new site",
    newHint: "Its address is the name and .netlify.app.",
    tokenName: "personal access token",
    tokenPage: "https://app.netlify.com/user/applications#personal-access-tokens",
  },
} as const;

interface HostFormProps {
  host: Service;
  /** The project's last destination at this host. */
  last: string | undefined;
  isRunning: boolean;
  /** Resolves to whether the site is online. */
  onPublish: (place: Place) => Promise<boolean>;
  /** Further options, above the button. */
  children: ReactNode;
}

/**
 * Asks for the token and the destination, and starts publishing. The token is only stored in the field and in
 * `tokens.ts`.
 */
export function HostForm({ host, last, isRunning, onPublish, children }: HostFormProps) {
  const words = texts[host];
  const { data: token, refetch } = useQuery({
    queryKey: [...workKey("publishKeys"), "token", host],
    queryFn: async () => ({
      isHeld: (await readToken(host)) !== undefined,
      isRemembered: await isTokenRemembered(host),
    }),
    staleTime: 0,
    showsError: true,
  });
  const isHeld = token?.isHeld === true;
  const form = useForm({
    schema: placeSchema(host, { needsToken: !isHeld }),
    initial: { token: "", isRemembered: false, isNew: last === undefined, place: last ?? "" },
    onSubmit: async ({ token, isRemembered, isNew, place: typed }) => {
      const place = readPlace(host, typed, isNew);
      if (!place || isRunning) return;
      if (!isHeld) {
        await holdToken(host, token, { isRemembered });
        form.resetField("token");
        await refetch();
      }
      const isOnline = await onPublish(place);
      if (isOnline) form.setValue("isNew", false);
      await refetch();
    },
  });

  const forget = async () => {
    await forgetToken(host);
    form.resetField("token");
    setIsForgotten(true);
    await refetch();
  };
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => {
    // The focused button has unmounted.
    if (isForgotten && !isHeld) form.setFocus("token");
  }, [isForgotten, isHeld, form.setFocus]);

  return (
    <Form form={form} className="grid gap-4">
      {isHeld ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-2">
          <p className="min-w-0 grow basis-60">
            {token.isRemembered
              ? "Your token is remembered on this computer, encrypted."
              : "Your token is held until this page is closed."}
          </p>
          <Button size="small" onClick={forget}>
            Forget token
          </Button>
        </div>
      ) : (
        <div className="grid gap-2">
          <p className="text-sm">
            <TokenNeeds host={host} />{" "}
            <a
              href={words.tokenPage}
              target="_blank"
              rel="noreferrer"
              className="text-signal underline underline-offset-4"
            >
              Make a token<span className="sr-only"> (opens a new window)</span>
            </a>
          </p>
          <TextField
            {...form.field("token")}
            label="Token"
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            hint="It goes to this host alone: never into an export, a link or a project file."
          />
          <label className="flex min-h-9 items-center gap-3">
            <input {...form.register("isRemembered")} type="checkbox" className="size-5 shrink-0" />
            <span>Remember on this computer, encrypted</span>
          </label>
        </div>
      )}
      <div className="grid gap-2">
        <TextField
          {...form.field("place")}
          label={words.place}
          placeholder={words.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={200}
        />
        <label className="flex min-h-9 items-start gap-3">
          <input {...form.register("isNew")} type="checkbox" className="mt-0.5 size-5 shrink-0" />
          <span>
            {words.isNew}
            <span className="block text-muted text-sm">{words.newHint}</span>
          </span>
        </label>
      </div>
      {children}
      <FormMessage form={form} />
      <div>
        <Button look="primary" type="submit" aria-disabled={isRunning || form.isSubmitting}>
          Put it online
        </Button>
      </div>
    </Form>
  );
}

function TokenNeeds({ host }: { host: Service }) {
  if (host === "netlify") {
    return "Netlify asks for a personal access token of your account. It can do everything that you can, so give it a short life.";
  }
  const [contents, pages] = githubPermissions.needed;
  return (
    <>
      GitHub asks for a fine-grained token with two permissions for the repository, each with “Read and
      write”: <b>{contents}</b> and <b>{pages}</b>. To make a repository or to switch Pages on the first time,
      it needs {githubPermissions.once} as well, and for a new repository access to all repositories.
    </>
  );
}
