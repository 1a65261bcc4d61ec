import { basePath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { TextField } from "#src/ui/field.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { useStoredFields } from "../links/use-stored-fields.ts";
import { DEMO_HASH } from "../read-visit.ts";
import { encodeScript, MAX_CODE_LENGTH, roles } from "./script.ts";
import { formatScript, parseScript } from "./script-text.ts";
import { shippedScripts } from "./shipped-scripts.ts";

const OWN = "own";
const choices = [
  ...Object.entries(shippedScripts).map(([value, { title }]) => ({ value, label: title })),
  { value: OWN, label: "Your own steps" },
];
const first = formatScript(shippedScripts.site?.script ?? []);

/** Makes a link to a demo that plays itself: a built-in one, or the seller's own steps. */
export function DemoEditor() {
  const [kept, keep] = useStoredFields("sales_demo", { choice: "site", prospect: "", text: first });
  const { choice, prospect, text } = kept;
  const read = parseScript(text);
  const problems = choice === OWN && "problems" in read ? read.problems : [];
  const code = useCode(choice, text);
  const search = prospect.trim() && `?${new URLSearchParams({ prospect: prospect.trim() })}`;
  const address = code && location.origin + basePath + paths.home + search + DEMO_HASH + code;
  const isTooLong = code.length > MAX_CODE_LENGTH;

  const choose = (next: string) => {
    const shipped = shippedScripts[choice];
    // Custom steps start with those of the selected built-in demo.
    keep({ choice: next, ...(next === OWN && shipped && { text: formatScript(shipped.script) }) });
  };

  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-2">
      <div className="space-y-4">
        <Select label="Demo" value={choice} options={choices} onChoose={choose} />
        <TextField
          label="Made for"
          hint="Their name replaces {prospect}."
          maxLength={80}
          value={prospect}
          onChange={({ target }) => keep({ prospect: target.value })}
        />
        {choice === OWN && (
          <>
            <TextArea
              label="Steps, one a line"
              rows={12}
              maxLength={8_000}
              spellCheck={false}
              className="font-text"
              value={text}
              error={problems[0]}
              onChange={({ target }) => keep({ text: target.value })}
            />
            <details>
              <summary className="min-h-8 font-medium">How to write steps</summary>
              <ul className="mt-2 space-y-1 text-muted text-sm">
                <li>go /pricing</li>
                <li>say A sentence for the caption</li>
                <li>point button "Name of the button"</li>
                <li>type textbox "Label of the field" text to type</li>
                <li>choose button "Name", or choose combobox "Label" an option</li>
                <li>A name that ends with … is the beginning of a name.</li>
                <li>Roles: {roles.join(", ")}.</li>
                <li>
                  A demo can follow links inside this product, switch tabs, and use briefs, proposals,
                  templates, applications and module demos. Everything else is refused when it plays.
                </li>
                <li>
                  It works on data of its own, which is deleted at the end: the viewer’s own work is neither
                  shown nor changed.
                </li>
              </ul>
            </details>
          </>
        )}
      </div>
      <div>
        <LinkField
          label="Link to the demo"
          address={problems.length > 0 || isTooLong ? "" : address}
          title="A demo"
        />
        {isTooLong && (
          <p role="alert" className="text-danger">
            These steps are too long for a link. Leave some out.
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the name of a built-in demo, or the encoded custom steps; empty while encoding. */
function useCode(choice: string, text: string) {
  const isOwn = choice === OWN;
  const { value: code = "" } = useAsyncValue(() => {
    const read = parseScript(text);
    return isOwn && "script" in read ? encodeScript(read.script) : undefined;
  }, [isOwn, text]);
  return isOwn ? code : choice;
}
