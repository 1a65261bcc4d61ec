import { blocks } from "../blocks/blocks.ts";
import type { Block, SiteDocument } from "../document.ts";
import { type FieldPath, setLook, writeField } from "../edit/edit-blocks.ts";
import { payeeOf } from "../embeds/addresses.ts";
import { videoAt } from "../embeds/video.ts";
import { type Checked, type Finding, type Fix, placeOf, type ShownPage } from "./finding.ts";

/** Reports blocks that need an address which only the owner knows. */
export function checkEmbeds({ pages }: Checked): Finding[] {
  return pages.flatMap((shown) => shown.blocks.flatMap((block) => addressFindings(shown, block)));
}

interface Lack {
  path: FieldPath;
  words: string;
  fix: Fix;
}

function addressFindings(shown: ShownPage, block: Block): Finding[] {
  const place = { page: shown.page.id, block: block.id };
  const hide: Fix = {
    label: "Hide the block",
    apply: (document) => setLook(document, place, { isHidden: true }),
  };
  const lack = lackOf(
    block,
    hide,
    (field, value) => (document) => writeField(document, place, [field], value),
  );
  if (!lack) return [];
  return [
    {
      id: `address ${place.page} ${place.block}`,
      rule: "empty",
      words: `${blocks[block.kind].label}: ${lack.words}`,
      place: placeOf(shown, block, lack.path),
      fix: block.isLocked ? undefined : lack.fix,
    },
  ];
}

type Write = (field: string, value: unknown) => (document: SiteDocument) => SiteDocument;

function lackOf(block: Block, hide: Fix, write: Write): Lack | undefined {
  if (block.kind === "video") {
    const words = "it has no address, so that there is nothing to play.";
    return videoAt(block.data.to) ? undefined : { path: ["to"], words, fix: hide };
  }
  if (block.kind === "shop") {
    const { items } = block.data;
    const kept = items.filter(({ to, isSoldOut }) => isSoldOut || payeeOf(to) !== "");
    const words = "cannot be bought without a payment link.";
    return listLack("items", "item", items, kept, { words, hide, write });
  }
  if (block.kind === "downloads") {
    const { files } = block.data;
    const kept = files.filter(({ to }) => to !== "");
    return listLack("files", "file", files, kept, {
      words: "cannot be opened without an address.",
      hide,
      write,
    });
  }
  return undefined;
}

interface ListLack {
  words: string;
  hide: Fix;
  write: Write;
}

function listLack(
  field: string,
  name: string,
  all: readonly unknown[],
  kept: readonly unknown[],
  { words, hide, write }: ListLack,
): Lack | undefined {
  const count = all.length - kept.length;
  if (count === 0) return undefined;
  const said = `${count === 1 ? `one ${name}` : `${count} ${name}s`} ${words}`;
  const fix =
    kept.length === 0 ? hide : { label: `Remove ${count === 1 ? "it" : "them"}`, apply: write(field, kept) };
  return { path: [field], words: said, fix };
}
