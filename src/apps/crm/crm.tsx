import { type FormEvent, useEffect, useRef, useState } from "react";
import type { RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { formatDate } from "#src/lib/english.ts";
import { isMailAddress, mailTo } from "#src/lib/mail-address.ts";
import { announce } from "#src/ui/announce.ts";
import { Board } from "./board.tsx";
import css from "./crm.css?inline";
import { type FieldOf, NewContact, NewDeal } from "./crm-forms.tsx";
import {
  activityKinds,
  addActivity,
  addContact,
  addDeal,
  type Book,
  type Contact,
  type Desk,
  type Drafts,
  firstBook,
  money,
  moveDeal,
  readBook,
  readDesk,
  removeContact,
  type Stage,
  searchContacts,
  stages,
  worth,
} from "./deals.ts";

adoptStyle(css);

interface State extends Desk {
  book: Book;
}

export const crm: RunningApp = {
  Component: Crm,
  read: (saved) => ({ ...readBook(saved), ...readDesk(saved) }),
};

/** A CRM: an address book, and a board with the deals by stage. */
function Crm({ name, role, saved, onSave }: RunningAppProps) {
  const [state, setState] = useState<State>(() => ({
    book: readBook(saved) ?? firstBook(),
    ...readDesk(saved),
  }));
  const [removed, setRemoved] = useState<{ name: string; before: Book }>();
  const { book, drafts, openId } = state;
  const desk = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  const words = drafts.words ?? "";
  const found = searchContacts(book, words);
  const open = book.contacts.find(({ id }) => id === openId);
  const mayWrite = role !== "guest";

  const keep = (changed: Partial<State>) => {
    const next = { ...state, ...changed };
    setState(next);
    onSave({ ...next.book, drafts: next.drafts, openId: next.openId });
  };

  const keepBook = (book: Book, done: Drafts = {}) => {
    setRemoved(undefined);
    keep({ book, drafts: { ...drafts, ...done } });
  };

  const fieldOf: FieldOf = (name, fallback = "") => ({
    value: drafts[name] || fallback,
    onChange: ({ target }) => keep({ drafts: { ...drafts, [name]: target.value } }),
  });

  const setOpen = (openId: number | null) => keep({ openId });

  // The selected contact may not be on this page of the list.
  useEffect(() => {
    if (before.current !== openId && document.activeElement === document.body)
      desk.current?.querySelector<HTMLElement>("[data-title]")?.focus({ preventScroll: true });
    before.current = openId;
  }, [openId]);

  return (
    <div className="crm">
      <div className="spine tone-dark">
        <h2>{name}</h2>
        <label className="field">
          <span>Search contacts, deals and notes</span>
          <input type="search" maxLength={100} {...fieldOf("words")} />
        </label>
        <p role="status" className="sr">
          {found.length} contacts
        </p>
        {found.length === 0 && <p>No contacts match.</p>}
        <ul className="names" aria-label="Contacts">
          {found.map(({ id, name, firm }, at) => (
            <li key={id}>
              <i aria-hidden="true">{found[at - 1]?.name[0] === name[0] ? "" : name[0]}</i>
              <button type="button" aria-current={id === openId || undefined} onClick={() => setOpen(id)}>
                {name}
                <small>{firm}</small>
              </button>
            </li>
          ))}
        </ul>
        {mayWrite && (
          <NewContact
            fieldOf={fieldOf}
            onAdd={(contact) => {
              keepBook(addContact(book, contact), { contactName: "", contactFirm: "" });
              announce(`${contact.name} was added.`);
            }}
          />
        )}
      </div>
      <div className="desk" ref={desk}>
        {removed && (
          <p className="removed" role="status">
            {removed.name} was deleted, with all deals and notes.{" "}
            <button type="button" className="act" onClick={() => keepBook(removed.before)}>
              Bring back
            </button>
          </p>
        )}
        {open ? (
          <ContactPage
            key={open.id}
            contact={open}
            book={book}
            mayWrite={mayWrite}
            fieldOf={fieldOf}
            onSave={keepBook}
            onBack={() => setOpen(null)}
            onRemove={
              role === "admin"
                ? () => {
                    keep({ openId: null, book: removeContact(book, open.id) });
                    setRemoved({ name: open.name, before: book });
                  }
                : undefined
            }
          />
        ) : (
          <>
            <div className="desk-head">
              <h3 data-title="" tabIndex={-1}>
                {money(worth(book.deals.filter(({ stage }) => stage !== "Lost" && stage !== "Agreed")))} in
                open deals
              </h3>
              <p>
                Drag a deal to its stage, or focus it with Tab and move it with the arrow keys. Tap it or
                press Enter to open its contact and move it there.
              </p>
            </div>
            <Board
              book={book}
              found={words.trim() ? new Set(found.map(({ id }) => id)) : undefined}
              mayMove={mayWrite}
              onSave={keepBook}
              onOpen={setOpen}
            />
            <div className="under">
              <Activities book={book} />
              {mayWrite && (
                <NewDeal
                  book={book}
                  fieldOf={fieldOf}
                  onAdd={(deal) => {
                    keepBook(addDeal(book, deal), { dealTitle: "", dealValue: "" });
                    announce(`${deal.title} was added under Met.`);
                  }}
                />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Activities({ book, contactId }: { book: Book; contactId?: number }) {
  const shown = book.activities.filter(
    (activity) => contactId === undefined || activity.contactId === contactId,
  );
  return (
    <div>
      <h4>History</h4>
      {shown.length === 0 && <p>Nothing yet.</p>}
      <ul className="said">
        {shown.slice(0, 8).map(({ id, kind, text, on, contactId: of }) => (
          <li key={id}>
            <time dateTime={on}>
              {formatDate(new Date(on), "short")}
              <br />
              {kind}
            </time>
            <span>
              {contactId === undefined && <b>{book.contacts.find(({ id }) => id === of)?.name}: </b>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ContactPageProps {
  contact: Contact;
  book: Book;
  mayWrite: boolean;
  fieldOf: FieldOf;
  onSave: (book: Book, done?: Drafts) => void;
  onBack: () => void;
  onRemove: (() => void) | undefined;
}

function ContactPage({ contact, book, mayWrite, fieldOf, onSave, onBack, onRemove }: ContactPageProps) {
  const { id, name, firm, email, phone } = contact;
  const kind = fieldOf("noteKind", "Call");
  const note = fieldOf(`note ${id}`);
  const deals = book.deals.filter(({ contactId }) => contactId === id);

  const write = (event: FormEvent) => {
    event.preventDefault();
    const known = activityKinds.find((known) => known === kind.value) ?? "Call";
    if (note.value.trim()) onSave(addActivity(book, id, known, note.value), { [`note ${id}`]: "" });
  };

  return (
    <>
      <div className="desk-head">
        <div>
          <button type="button" className="act" onClick={onBack}>
            Back to the board
          </button>
          <h3 data-title="" tabIndex={-1}>
            {name}
          </h3>
          <p className="facts">
            <span>{firm}</span>
            {isMailAddress(email) ? <a href={mailTo(email)}>{email}</a> : <span>{email}</span>}
            {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
          </p>
        </div>
        {onRemove && (
          <button type="button" className="act" onClick={onRemove}>
            Delete contact
          </button>
        )}
      </div>
      <ul className="said">
        {deals.map(({ id, title, stage, value }) => (
          <li key={id}>
            {mayWrite ? (
              <select
                aria-label={`Stage of ${title}`}
                value={stage}
                onChange={(event) => onSave(moveDeal(book, id, event.target.value as Stage))}
              >
                {stages.map((stage) => (
                  <option key={stage}>{stage}</option>
                ))}
              </select>
            ) : (
              <b>{stage}</b>
            )}
            <span>
              {title}, {money(value)}
            </span>
          </li>
        ))}
      </ul>
      <div className="under">
        <Activities book={book} contactId={id} />
        {mayWrite && (
          <form onSubmit={write}>
            <h4>Add to the history</h4>
            <label className="field">
              <span>Kind</span>
              <select {...kind}>
                {activityKinds.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>What happened</span>
              <textarea rows={3} maxLength={500} {...note} />
            </label>
            <button type="submit" className="act main">
              Add activity
            </button>
          </form>
        )}
      </div>
    </>
  );
}
