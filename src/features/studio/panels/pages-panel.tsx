import downIcon from "icon:arrow-down";
import upIcon from "icon:arrow-up";
import moreIcon from "icon:dots-three-vertical";
import homeIcon from "icon:house";
import renameIcon from "icon:pencil-simple";
import plusIcon from "icon:plus";
import clsx from "clsx";
import { type FormEvent, useState } from "react";
import { useAction } from "#src/lib/use-action.ts";
import { MAX_PAGES, type Page, type SiteDocument } from "#src/sites/document.ts";
import { clippingOf } from "#src/sites/edit/clipping-format.ts";
import { addPage, duplicatePage, makeHome, movePage, renamePage } from "#src/sites/edit/edit-pages.ts";
import { pagesToKeep, removePage } from "#src/sites/edit/remove-page.ts";
import { pageName } from "#src/sites/page-title.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Menu } from "#src/ui/menu.tsx";
import type { MenuChoice } from "#src/ui/menu-list.tsx";
import { copyText } from "../block-commands.ts";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio, useStudioStore } from "../studio-slice.ts";
import { ToolButton } from "../tool-button.tsx";

/** The list of pages; the first is the home page. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the list
export function PagesPanel() {
  const site = useSite();
  const { pages } = site;
  const canEdit = useCanEdit();
  const shown = useStudio((studio) => studio.page);
  const showPage = useStudio((studio) => studio.showPage);
  const store = useStudioStore();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [title, setTitle] = useState("");

  /** Applies a change, opens the resulting page if there is one, and announces it. */
  const [edit] = useAction(async (said: string, change: (site: SiteDocument) => SiteDocument) => {
    const before = new Set(pages.map(({ id }) => id));
    const { change: apply } = store.getState();
    if (!apply(said, change)) return;
    const added = store.getState().history.present.pages.find(({ id }) => !before.has(id));
    if (added) showPage(added.id);
    announce(`${said}.`, "studio");
  });
  const copyPage = (page: Page) =>
    copyText(clippingOf(site, { page }), `The page ${pageName(site, page)} is copied.`);
  const choicesFor = (page: Page, index: number): MenuChoice[] => {
    const name = pageName(site, page);
    const { id } = page;
    return [
      {
        label: "Make it the home page",
        isDisabled: index === 0,
        onChoose: () => void edit(`${name} is the home page`, (site) => makeHome(site, id)),
      },
      {
        label: "Duplicate page",
        isDisabled: pages.length >= MAX_PAGES,
        onChoose: () => void edit(`Duplicated ${name}`, (site) => duplicatePage(site, id)),
      },
      { label: "Copy page", onChoose: () => void copyPage(page) },
      {
        label: "Delete page",
        isGrave: true,
        isDisabled: pages.length === 1 || pagesToKeep(site).includes(page),
        onChoose: () => void edit(`Deleted the page ${name}`, (site) => removePage(site, id)),
      },
    ];
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    void edit(`Added the page ${title.trim()}`, (site) => addPage(site, title));
    setTitle("");
  };

  return (
    <div className="grid gap-4">
      <ol aria-label="Pages of the site" className="-mx-1 grid gap-0.5">
        {pages.map((page, index) => (
          <li key={page.id} className={clsx("rounded-lg", page.id === shown && "bg-sunken")}>
            {renaming === page.id ? (
              <RenamePage
                page={page}
                onDone={(name) => {
                  setRenaming(null);
                  if (name)
                    void edit(`Renamed the page to ${name}`, (site) => renamePage(site, page.id, name));
                }}
              />
            ) : (
              <button
                type="button"
                aria-current={page.id === shown ? "page" : undefined}
                onClick={() => showPage(page.id)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 text-start hover:bg-sunken"
              >
                <span
                  className={clsx(
                    "h-6 w-1 shrink-0 rounded-full",
                    page.id === shown ? "bg-signal" : "bg-transparent",
                  )}
                />
                <span
                  className="min-w-0 grow leading-tight"
                  title={index === 0 ? pageName(site, page) : `${pageName(site, page)}, /${page.path}`}
                >
                  <span className="line-clamp-2 break-words font-medium text-sm">{pageName(site, page)}</span>
                  <span className="block truncate text-muted text-xs">
                    {index === 0 ? "Home page" : `/${page.path}`}
                    {index > 0 && !page.label && " · not in the navigation"}
                  </span>
                </span>
                {index === 0 && <Icon path={homeIcon} className="size-4.5 text-signal" />}
              </button>
            )}
            {page.id === shown && canEdit && renaming !== page.id && (
              <div className="flex px-2 pb-1.5">
                <ToolButton
                  size="small"
                  icon={renameIcon}
                  label="Rename page"
                  onClick={() => setRenaming(page.id)}
                />
                <ToolButton
                  size="small"
                  icon={upIcon}
                  label="Move page up"
                  disabled={index < 2}
                  onClick={() => void edit("Moved the page up", (site) => movePage(site, page.id, index - 1))}
                />
                <ToolButton
                  size="small"
                  icon={downIcon}
                  label="Move page down"
                  disabled={index === 0 || index === pages.length - 1}
                  onClick={() =>
                    void edit("Moved the page down", (site) => movePage(site, page.id, index + 1))
                  }
                />
                <Menu
                  side="free"
                  button={<ToolButton size="small" icon={moreIcon} label="More" className="ms-auto" />}
                  choices={choicesFor(page, index)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <form onSubmit={add} className="grid gap-2">
        <Labelled
          label="New page"
          hint={pages.length >= MAX_PAGES ? `A site has at most ${MAX_PAGES} pages.` : undefined}
        >
          {(id, hint) => (
            <input
              id={id}
              aria-describedby={hint}
              className={control}
              value={title}
              maxLength={120}
              placeholder="Its title, such as Events"
              disabled={!canEdit || pages.length >= MAX_PAGES}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Labelled>
        <Button type="submit" disabled={!canEdit || pages.length >= MAX_PAGES}>
          <Icon path={plusIcon} /> Add page
        </Button>
      </form>
    </div>
  );
}

function RenamePage({ page, onDone }: { page: Page; onDone: (title: string | null) => void }) {
  const [title, setTitle] = useState(page.title);
  return (
    <form
      className="flex gap-1.5 p-1"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(title.trim() || null);
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that opened it
        autoFocus
        aria-label="Title of the page"
        className={control}
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone(null)}
      />
      <Button size="small" type="submit">
        Save
      </Button>
    </form>
  );
}
