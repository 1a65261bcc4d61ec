import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import {
  type Destination,
  destinationName,
  destinationOf,
  readDestination,
} from "#src/sites/form-settings.ts";
import { act, type Intent } from "./intent.ts";

const FORMS = /\b(?:forms?|answers|enquir(?:y|ies)|inquir(?:y|ies)|messages|submissions)\b/;
const SENT = /\b(?:send|sent|goe?s?|come|arrive|deliver|forward|e-?mail|mail|post|use)\b/;
const OFF = /\b(?:switch|turn)(?: \w+){0,3} off\b|\b(?:switch|turn) off\b/;
const EMAIL = /[^\s@<>"'`“”’]{1,64}@[^\s@<>"'`“”’]{1,250}/;
const WEB = /https:\/\/[^\s"”’<>]+/i;
const WEB3FORMS = /\bweb3forms\b\W*(?:key\W*)?([0-9a-f-]{36})?/i;
const FORMSPREE = /\bformspree\b(?:\.io\/f\/|\W+(?:id\W*)?)?([a-z0-9]{6,20})?/i;

/** Returns the destination of form answers as typed, undefined if none is named. */
function destinationIn(raw: string, text: string) {
  if (/\bnetlify\b/.test(text)) return readDestination("netlify", "");
  const [web3forms, key = ""] = WEB3FORMS.exec(raw) ?? [];
  if (web3forms) return readDestination("web3forms", key);
  const [formspree, id = ""] = FORMSPREE.exec(raw) ?? [];
  if (formspree) return readDestination("formspree", id);
  const typed = (found: RegExpExecArray | null) => found?.[0].replace(/[.,;!?)]+$/, "");
  const address = typed(WEB.exec(raw));
  if (address) return readDestination("address", address);
  const email = typed(EMAIL.exec(raw));
  return email ? readDestination("email", email) : undefined;
}

export const destinationIntents: Intent[] = [
  {
    id: "forms",
    title: "Send the answers of forms somewhere",
    examples: [
      "send the forms to hello@crumb.example",
      "send enquiries to https://forms.crumb.example/new",
      "use Netlify for the forms",
      "send the answers with Formspree xayzbqwe",
    ],
    read: ({ raw, text }) => {
      if (!FORMS.test(text)) return;
      const read = OFF.test(text)
        ? { destination: { kind: "none" } satisfies Destination }
        : SENT.test(text)
          ? destinationIn(raw, text)
          : undefined;
      if (!read) return;
      return act((draft) => {
        if ("error" in read) return draft.note(`The forms stay as they are. ${read.error}`);
        const { meta } = draft.site;
        const [before, after] = [destinationOf(meta), read.destination];
        if (JSON.stringify(before) === JSON.stringify(after)) {
          return draft.note(
            after.kind === "none"
              ? "The forms are switched off already."
              : `The answers go to ${destinationName(after)} already.`,
          );
        }
        const destination = after.kind === "none" ? undefined : after;
        draft.site = changeMeta(draft.site, { formAddress: "", forms: { ...meta.forms, destination } });
        draft.change("Answers of forms", destinationName(before), destinationName(after) || "switched off");
      });
    },
  },
];
