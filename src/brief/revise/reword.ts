import { type Draft, dataOf, fieldOf, nameOf, type Place } from "./draft.ts";
import { headlinesFor, originOf, sentencesOf } from "./new-block.ts";
import { setField } from "./set-words.ts";

/** Sets another headline of the industry that makes no claims, or shortens or extends the current one. */
export async function retitle(draft: Draft, found: Place, way: "shorter" | "longer" | "another") {
  const data = dataOf(found.block);
  const now = data.title ?? "";
  const own = headlinesFor(await originOf(draft.site));
  if (way === "another") {
    const at = own.indexOf(now);
    const next = own.map((_, step) => own[(at + 1 + step) % own.length]).find((one) => one && one !== now);
    return next
      ? setField(draft, found.block, "title", next, "Headline")
      : draft.note("There is no other headline for this industry.");
  }
  if (way === "shorter") {
    const next =
      shortened(now) ?? own.filter((one) => one.length < now.length).sort((a, b) => b.length - a.length)[0];
    return next
      ? setField(draft, found.block, "title", next, "Headline")
      : draft.note("The headline is as short as it can be.");
  }
  const { name, town } = draft.site.meta.business;
  const further = [name, town].filter((word) => word && !now.includes(word)).join(", ");
  const next = further && `${/[.!?…]$/.test(now) ? now : `${now}.`} ${further}.`;
  return next && next.length <= 140
    ? setField(draft, found.block, "title", next, "Headline")
    : draft.note("There is nothing to make the headline longer with that is known to be true.");
}

/** Returns the first sentence, or the first clause of a single sentence. */
function shortened(text: string) {
  const [first = ""] = text.split(/(?<=[.!?…])\s+/);
  if (first.length < text.length && first.length > 2) return first;
  const [part = ""] = text.split(
    /,\s|;\s|:\s|\s[–—-]\s|\s(?:and|but|because|so that|which|that|when|where|until|with|while)\s/,
  );
  if (part.split(/\s+/).length < 2 || part.length >= text.length - 2) return undefined;
  return `${part.trim()}${/[.!?…]$/.exec(text)?.[0] ?? ""}`;
}

export async function resize(draft: Draft, { block }: Place, way: "shorter" | "longer") {
  const data = dataOf(block);
  const what = `Text of ${nameOf(block.kind)}`;
  const isLong = Array.isArray(data.paragraphs);
  const before = isLong ? (data.paragraphs ?? []).join(" ") : (data.text ?? "");
  if (typeof before !== "string" || (!isLong && !fieldOf(block, "text")))
    return draft.note(`${nameOf(block.kind)} has no text of its own.`);
  const sentences = before.split(/(?<=[.!?…])\s+/).filter(Boolean);
  if (way === "shorter") {
    const kept = sentences.slice(0, Math.max(1, Math.floor(sentences.length / 2))).join(" ");
    const next = kept.length < before.length ? kept : shortened(before);
    if (!next) return draft.note(`${what}: it is as short as it can be.`);
    if (isLong) data.paragraphs = [next];
    else data.text = next;
    return draft.change(what, before, next);
  }
  const more = sentencesOf(await originOf(draft.site)).find(
    (sentence) => sentence.length > 20 && !before.includes(sentence),
  );
  const { maximum = 1_200 } = isLong ? {} : (fieldOf(block, "text") ?? {});
  const next = more && [before, more].filter(Boolean).join(" ");
  if (!next || next.length > maximum)
    return draft.note(`${what}: there is nothing to add that is known to be true.`);
  if (isLong) data.paragraphs = [...(data.paragraphs ?? []), more].slice(0, 12);
  else data.text = next;
  draft.change(what, before, next);
}
