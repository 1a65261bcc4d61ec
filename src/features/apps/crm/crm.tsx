import {
  type CSSProperties,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from "react";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import type { ProgramProps } from "#src/lib/program.ts";
import { announce } from "#src/ui/announce.ts";
import css from "./crm.css?inline";
import {
  type ActivityKind,
  activityKinds,
  addActivity,
  addContact,
  addDeal,
  type Book,
  type Contact,
  type Deal,
  dealsIn,
  firstBook,
  moveDeal,
  nudgeDeal,
  readBook,
  removeContact,
  type Stage,
  searchContacts,
  stages,
  worth,
} from "./deals.ts";

adoptStyle(css);

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dates = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" });
const arrows = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;

/** An address book with a desk beside it, on which the deals lie in the order they are going. */
export function Crm({ name, role, kept, onKeep }: ProgramProps) {
  const [book, setBook] = useState<Book>(() => readBook(kept) ?? firstBook());
  const [words, setWords] = useState("");
  const [openId, setOpenId] = useState<number | null>(null);
  const found = searchContacts(book, words);
  const open = book.contacts.find(({ id }) => id === openId);

  const keep = (next: Book) => {
    setBook(next);
    onKeep({ ...next });
  };

  return (
    <div className="crm">
      <div className="spine tone-dark">
        <h2>{name}</h2>
        <label className="field">
          <span>Search contacts, deals and notes</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <p role="status" className="sr">
          {found.length} contacts
        </p>
        {found.length === 0 && <p>Nobody is in the book for that.</p>}
        <ul className="names" aria-label="Contacts">
          {found.map(({ id, name, firm }, at) => (
            <li key={id}>
              <i aria-hidden="true">{found[at - 1]?.name[0] === name[0] ? "" : name[0]}</i>
              <button type="button" aria-current={id === openId || undefined} onClick={() => setOpenId(id)}>
                {name}
                <small>{firm}</small>
              </button>
            </li>
          ))}
        </ul>
        {role !== "guest" && <NewContact onAdd={(contact) => keep(addContact(book, contact))} />}
      </div>
      <div className="desk">
        {open ? (
          <ContactPage
            key={open.id}
            contact={open}
            book={book}
            mayWrite={role !== "guest"}
            onKeep={keep}
            onBack={() => setOpenId(null)}
            onRemove={
              role === "admin"
                ? () => {
                    setOpenId(null);
                    keep(removeContact(book, open.id));
                  }
                : undefined
            }
          />
        ) : (
          <>
            <div className="desk-head">
              <h3>
                {money.format(
                  worth(book.deals.filter(({ stage }) => stage !== "Lost" && stage !== "Agreed")),
                )}{" "}
                on the table
              </h3>
              <p>
                Drag a slip to where it stands now, or choose it with Tab and move it with the arrow keys. A
                tap or Enter opens its contact, where it can be moved as well.
              </p>
            </div>
            <Board book={book} mayMove={role !== "guest"} onKeep={keep} onOpen={setOpenId} />
            <div className="under">
              <Activities book={book} />
              {role !== "guest" && <NewDeal book={book} onAdd={(deal) => keep(addDeal(book, deal))} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

interface BoardProps {
  book: Book;
  mayMove: boolean;
  onKeep: (book: Book) => void;
  onOpen: (contactId: number) => void;
}

function Board({ book, mayMove, onKeep, onOpen }: BoardProps) {
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<Stage | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const firmOf = ({ contactId }: Deal) => book.contacts.find(({ id }) => id === contactId)?.firm;

  const onKeyDown = (event: KeyboardEvent, { id, title }: Deal) => {
    const key = arrows[event.key as keyof typeof arrows];
    if (!key || !mayMove) return;
    event.preventDefault();
    const next = nudgeDeal(book, id, key);
    if (next === book) return;
    onKeep(next);
    announce(`${title}: ${next.deals.find((deal) => deal.id === id)?.stage}.`);
    // It may stand in another column now, where it is another element.
    requestAnimationFrame(() => board.current?.querySelector<HTMLElement>(`[data-deal="${id}"]`)?.focus());
  };

  const drop = (event: DragEvent, stage: Stage) => {
    event.preventDefault();
    const below = (event.target as Element).closest("[data-deal]")?.getAttribute("data-deal");
    if (held !== null) onKeep(moveDeal(book, held, stage, below ? Number(below) : undefined));
    setHeld(null);
    setOver(null);
  };

  return (
    <div className="board" ref={board}>
      {stages.map((stage, at) => (
        <section
          key={stage}
          aria-label={stage}
          className={`stage ${stage} ${stage === over ? "over" : ""}`}
          style={{ "--deep": at } as CSSProperties}
          onDragOver={(event) => {
            if (held === null) return;
            event.preventDefault();
            setOver(stage);
          }}
          onDrop={(event) => drop(event, stage)}
        >
          <h4>
            {stage} <span>{money.format(worth(dealsIn(book, stage)))}</span>
          </h4>
          {dealsIn(book, stage).map((deal) => (
            <button
              key={deal.id}
              type="button"
              data-deal={deal.id}
              draggable={mayMove}
              className={deal.id === held ? "slip held" : "slip"}
              onClick={() => onOpen(deal.contactId)}
              onKeyDown={(event) => onKeyDown(event, deal)}
              onDragStart={(event) => {
                event.dataTransfer.setData("text/plain", deal.title);
                setHeld(deal.id);
              }}
              onDragEnd={() => {
                setHeld(null);
                setOver(null);
              }}
            >
              <b>{deal.title}</b>
              <small>{firmOf(deal)}</small>
              <strong>{money.format(deal.value)}</strong>
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}

function Activities({ book, contactId }: { book: Book; contactId?: number }) {
  const shown = book.activities.filter(
    (activity) => contactId === undefined || activity.contactId === contactId,
  );
  return (
    <div>
      <h4>What was said</h4>
      {shown.length === 0 && <p>Nothing yet.</p>}
      <ul className="said">
        {shown.slice(0, 8).map(({ id, kind, text, on, contactId: of }) => (
          <li key={id}>
            <time dateTime={on}>
              {dates.format(new Date(on))}
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
  onKeep: (book: Book) => void;
  onBack: () => void;
  onRemove: (() => void) | undefined;
}

function ContactPage({ contact, book, mayWrite, onKeep, onBack, onRemove }: ContactPageProps) {
  const { id, name, firm, email, phone } = contact;
  const [kind, setKind] = useState<ActivityKind>("Call");
  const [text, setText] = useState("");
  const deals = book.deals.filter(({ contactId }) => contactId === id);

  const write = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onKeep(addActivity(book, id, kind, text));
    setText("");
  };

  return (
    <>
      <div className="desk-head">
        <div>
          <button type="button" className="act" onClick={onBack}>
            Back to the board
          </button>
          <h3>{name}</h3>
          <p className="facts">
            <span>{firm}</span>
            {email && <a href={`mailto:${email}`}>{email}</a>}
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
                onChange={(event) => onKeep(moveDeal(book, id, event.target.value as Stage))}
              >
                {stages.map((stage) => (
                  <option key={stage}>{stage}</option>
                ))}
              </select>
            ) : (
              <b>{stage}</b>
            )}
            <span>
              {title}, {money.format(value)}
            </span>
          </li>
        ))}
      </ul>
      <div className="under">
        <Activities book={book} contactId={id} />
        {mayWrite && (
          <form onSubmit={write}>
            <h4>Write down</h4>
            <label className="field">
              <span>Kind</span>
              <select value={kind} onChange={(event) => setKind(event.target.value as ActivityKind)}>
                {activityKinds.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>What happened</span>
              <textarea
                rows={3}
                maxLength={500}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
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

function NewDeal({ book, onAdd }: { book: Book; onAdd: (deal: Omit<Deal, "id">) => void }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const title = String(data.get("title")).trim();
    if (!title) return;
    onAdd({
      title,
      contactId: Number(data.get("contact")),
      stage: "Met",
      value: Math.max(0, Number(data.get("value")) || 0),
    });
    form.reset();
  };
  return (
    <form onSubmit={submit} aria-labelledby={id}>
      <h4 id={id}>A new deal</h4>
      <label className="field">
        <span>Deal</span>
        <input name="title" required maxLength={80} />
      </label>
      <div className="pair">
        <label className="field">
          <span>With</span>
          <select name="contact">
            {book.contacts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Worth in dollars</span>
          <input name="value" type="number" min={0} step={1} />
        </label>
      </div>
      <button type="submit" className="act main" disabled={book.contacts.length === 0}>
        Add deal
      </button>
    </form>
  );
}

function NewContact({ onAdd }: { onAdd: (contact: Omit<Contact, "id">) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get("name")).trim();
    if (!name) return;
    onAdd({ name, firm: String(data.get("firm")).trim(), email: "", phone: "" });
    form.reset();
  };
  return (
    <form onSubmit={submit} aria-label="New contact">
      <label className="field">
        <span>New contact</span>
        <input name="name" required maxLength={80} />
      </label>
      <label className="field">
        <span>Firm</span>
        <input name="firm" maxLength={80} />
      </label>
      <button type="submit" className="act">
        Add contact
      </button>
    </form>
  );
}
