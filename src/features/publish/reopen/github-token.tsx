import { useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { workKey } from "#src/api/work-queries.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { forgetToken, holdToken, readToken } from "../online/tokens.ts";

/** For a private repository: the token of the session, or a field for one. It is held in memory and goes to GitHub alone. */
export function GithubToken() {
  const [token, setToken] = useState("");
  const { data: isHeld, refetch } = useQuery({
    queryKey: [...workKey("publishKeys"), "held", "github"],
    queryFn: async () => (await readToken("github")) !== undefined,
    staleTime: 0,
    showsError: true,
  });
  const isToken = /^[\x21-\x7e]{1,400}$/.test(token.trim());
  const keep = async () => {
    if (!isToken) return;
    await holdToken("github", token.trim(), { isRemembered: false });
    setToken("");
    await refetch();
  };
  const forget = async () => {
    await forgetToken("github");
    await refetch();
  };

  if (isHeld) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="min-w-0 grow basis-52">Your token is used, so private repositories can be read, too.</p>
        <Button size="small" onClick={forget}>
          Forget token
        </Button>
      </div>
    );
  }
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm">The repository is private</summary>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 grow basis-52"
          label="Fine-grained token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          hint="It needs Contents, “Read-only”. It is held until this page is closed."
          onChange={({ target }) => setToken(target.value)}
          onBlur={keep}
        />
      </div>
    </details>
  );
}
