import { type ChangeEvent, type FormEvent, useId } from "react";
import type { Book, Contact, Deal } from "./deals.ts";

/** Returns the value of a stored field and the function that saves it. */
export type FieldOf = (
  name: string,
  fallback?: string,
) => { value: string; onChange: (event: Typed) => void };
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const MOST_WORTH = 99_999_999;

interface NewDealProps {
  book: Book;
  fieldOf: FieldOf;
  onAdd: (deal: Omit<Deal, "id">) => void;
}

export function NewDeal({ book, fieldOf, onAdd }: NewDealProps) {
  const id = useId();
  const title = fieldOf("dealTitle");
  const contact = fieldOf("dealWith", String(book.contacts[0]?.id));
  const worth = fieldOf("dealValue");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = book.contacts.find(({ id }) => String(id) === contact.value) ?? book.contacts[0];
    const value = Math.min(MOST_WORTH, Math.max(0, Math.round(Number(worth.value)) || 0));
    if (found && title.value.trim())
      onAdd({ title: title.value.trim(), contactId: found.id, stage: "Met", value });
  };

  return (
    <form onSubmit={submit} aria-labelledby={id}>
      <h4 id={id}>A new deal</h4>
      <label className="field">
        <span>Deal</span>
        <input {...title} required maxLength={80} />
      </label>
      <div className="pair">
        <label className="field">
          <span>With</span>
          <select {...contact}>
            {book.contacts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Worth in dollars</span>
          <input {...worth} type="number" min={0} max={MOST_WORTH} step={1} />
        </label>
      </div>
      <button type="submit" className="act main" disabled={book.contacts.length === 0}>
        Add deal
      </button>
    </form>
  );
}

interface NewContactProps {
  fieldOf: FieldOf;
  onAdd: (contact: Omit<Contact, "id">) => void;
}

export function NewContact({ fieldOf, onAdd }: NewContactProps) {
  const name = fieldOf("contactName");
  const firm = fieldOf("contactFirm");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.value.trim()) onAdd({ name: name.value.trim(), firm: firm.value.trim(), email: "", phone: "" });
  };

  return (
    <details open={Boolean(name.value || firm.value) || undefined}>
      <summary className="act">New contact</summary>
      <form onSubmit={submit} aria-label="New contact">
        <label className="field">
          <span>Name</span>
          <input {...name} required maxLength={80} />
        </label>
        <label className="field">
          <span>Firm</span>
          <input {...firm} maxLength={80} />
        </label>
        <button type="submit" className="act">
          Add contact
        </button>
      </form>
    </details>
  );
}
