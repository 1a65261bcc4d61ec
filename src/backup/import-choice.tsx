import { useRef, useState } from "react";
import { readPublishHosts } from "#src/lib/publish-hosts.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { hostOfAddress } from "./reopen/host-of-address.ts";
import { ReadingToken } from "./reopen/reading-token.tsx";

interface ImportChoiceProps {
  reading: string | null;
  failure: string | null;
  onChoose: (files: readonly File[]) => void;
  onPaste: (text: string) => void;
  onAddress: (address: string) => void;
  onCancel: () => void;
}

const examples = {
  github: "GitHub Pages, such as https://ann.github.io/crumb",
  netlify: "Netlify, such as https://crumb.netlify.app",
};

/** The ways to import work and websites: a file, a folder, an address or text. */
export function ImportChoice(props: ImportChoiceProps) {
  const { reading, failure, onChoose, onPaste, onAddress, onCancel } = props;
  const [way, setWay] = useState<"file" | "address" | "paste">("file");
  const folder = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const readable = readPublishHosts(import.meta.env.VITE_PUBLISH_HOSTS);
  const host = hostOfAddress(address);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const value = way === "paste" ? text : address;
    if (!value.trim()) {
      setProblem(way === "paste" ? "Paste the page or the text first." : "Enter the address first.");
      return;
    }
    setProblem(undefined);
    if (way === "paste") onPaste(value);
    else onAddress(value.trim());
  };
  const choose = (next: typeof way) => {
    setWay(next);
    setProblem(undefined);
  };

  return (
    <>
      <FileDrop
        title="Drop the file here"
        titleOnTouch="Choose the file"
        accept=".json,.zip,.html,.htm,.xml,.md,.txt"
        onChoose={(file) => onChoose([file])}
        onChooseFolder={onChoose}
        reading={reading}
        onCancel={onCancel}
        failure={way === "file" ? failure : null}
        actions={<Button onClick={() => folder.current?.click()}>Choose a folder</Button>}
      >
        You see what is in it first. Nothing here is replaced without asking.
      </FileDrop>
      <input
        ref={folder}
        type="file"
        aria-label="Choose a folder"
        multiple
        hidden
        {...{ webkitdirectory: "" }}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <p className="mt-4 text-muted text-sm">
        From another website, you can open a page that you saved (with the folder beside it), an export of
        WordPress, or Markdown. An exported website is checked against its passport.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" aria-expanded={way === "address"} onClick={() => choose("address")}>
          Enter an address
        </Button>
        <Button size="small" aria-expanded={way === "paste"} onClick={() => choose("paste")}>
          Paste a page or a text
        </Button>
      </div>
      {way !== "file" && (
        <form noValidate onSubmit={submit} className="mt-4 grid gap-3 border-line border-t pt-4">
          {way === "address" ? (
            <TextField
              label="Address of the website"
              type="url"
              value={address}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              error={problem ?? failure ?? undefined}
              hint={
                readable.length > 0
                  ? `From ${readable.map((host) => examples[host]).join(", or from ")}. Elsewhere, save the page and open it here.`
                  : "This copy may not fetch from other servers. Save the page, or the ZIP of its repository, and open it here."
              }
              onChange={({ target }) => setAddress(target.value)}
            />
          ) : (
            <TextArea
              label="HTML, Markdown or plain text"
              rows={6}
              value={text}
              error={problem ?? failure ?? undefined}
              onChange={({ target }) => setText(target.value)}
            />
          )}
          {way === "address" && readable.includes(host) && <ReadingToken key={host} host={host} />}
          <p role="alert" className="sr-only">
            {problem ?? failure}
          </p>
          <div>
            <Button look="primary" type="submit" aria-disabled={reading !== null}>
              {reading === null ? "Read it" : "Reading…"}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
