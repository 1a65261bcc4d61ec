import { useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import type { PublishHost } from "#src/lib/publish-hosts.ts";
import { forgetToken, holdToken, readToken } from "#src/publish/online/tokens.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";

const words = {
  github: {
    used: "Your token is used, so private repositories can be read, too.",
    summary: "The repository is private",
    label: "Fine-grained token",
    hint: "It needs Contents, “Read-only”. It is held until this page is closed.",
  },
  netlify: {
    used: "Your token is used to read the site.",
    summary: "Netlify asks for a token",
    label: "Personal access token",
    hint: "Made at Netlify under User settings, Applications. It is held until this page is closed.",
  },
};

/** The token of the session, or a field for it. It is held in memory and only sent to its host. */
export function ReadingToken({ host }: { host: PublishHost }) {
  const [token, setToken] = useState("");
  const { data: isHeld, refetch } = useQuery({
    queryKey: [...workKey("publishKeys"), "held", host],
    queryFn: async () => (await readToken(host)) !== undefined,
    staleTime: 0,
    showsError: true,
  });
  const isToken = /^[\x21-\x7e]{1,400}$/.test(token.trim());
  const keep = async () => {
    if (!isToken) return;
    await holdToken(host, token.trim(), { isRemembered: false });
    setToken("");
    await refetch();
  };
  const forget = async () => {
    await forgetToken(host);
    await refetch();
  };

  if (isHeld) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="min-w-0 grow basis-52">{words[host].used}</p>
        <Button size="small" onClick={forget}>
          Forget token
        </Button>
      </div>
    );
  }
  return (
    <details open={host === "netlify"}>
      <summary className="min-h-6 cursor-pointer text-sm">{words[host].summary}</summary>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 grow basis-52"
          label={words[host].label}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          hint={words[host].hint}
          onChange={({ target }) => setToken(target.value)}
          onBlur={keep}
        />
      </div>
    </details>
  );
}
