import { APP_LINK_NAME, destinationOf } from "../form-settings.ts";
import { fieldNames, type Question, questionNames } from "../questions.ts";
import type { Scope } from "./define-block.ts";
import { HiddenFields, sendingOf, Trap } from "./form-sending.tsx";
import { Each } from "./parts.tsx";
import { Slots } from "./slots.tsx";
import { hasWays, Ways } from "./ways.tsx";

interface SiteFormProps {
  scope: Scope;
  /** The id of the block, which may have one form. */
  id: string;
  /** The id of the heading that names the form for screen readers. */
  labelledBy: string;
  questions: Question[];
  /** The label of the button. */
  action: string;
  actionField: string;
}

/** Whether a block with a form has anything to show: the form, or contact buttons in its place. */
export const hasFormOrWays = (scope: Scope) => isFormOn(scope) || hasWays(scope.meta.business);

export const isFormOn = ({ meta }: Scope) => destinationOf(meta).kind !== "none";

/** A form that is sent to the site's destination. Without a destination, contact buttons replace it. */
export function SiteForm({ scope, id, labelledBy, questions, action, actionField }: SiteFormProps) {
  const destination = destinationOf(scope.meta);
  const name = scope.formName(id);
  if (destination.kind === "none") return <Ways scope={scope} name={name} questions={questions} />;
  // In an e-mail, people read the names of the fields.
  const names = destination.kind === "email" ? questionNames(questions) : fieldNames(questions);
  const { consent, app } = scope.meta.forms ?? {};
  return (
    <form className="sw-form" aria-labelledby={labelledBy} {...sendingOf(destination, name, scope)}>
      <HiddenFields destination={destination} name={name} scope={scope} />
      <Each of={questions}>
        {(question, index) => <Asked question={question} name={names[index] ?? ""} />}
      </Each>
      {app && <input type="hidden" name={APP_LINK_NAME} value={app} />}
      {consent && (
        <label className="sw-consent">
          <input type="checkbox" name="consent" value="yes" required />
          <span>{consent}</span>
        </label>
      )}
      <Trap destination={destination} />
      <button className="sw-button" type="submit" data-field={actionField}>
        {action}
      </button>
      {destination.kind === "email" && (
        <p className="sw-form-note">
          Your mail program opens with your answers, and sends them when you press send there. If nothing
          opens, write to <a href={`mailto:${destination.email}`}>{destination.email}</a>.
        </p>
      )}
    </form>
  );
}

function Asked({ question, name }: { question: Question; name: string }) {
  const { label, field, kind, options = [], optionsField, isRequired, autoComplete } = question;
  if (kind === "times") return <Slots slots={options} legend={label} name={name} field={optionsField} />;
  const shared = { name, required: isRequired, autoComplete };
  if (kind === "choice") {
    return (
      <label className="sw-field" data-field={field}>
        {label}
        <select {...shared}>
          <Each of={options} field={optionsField}>
            {(option) => <option>{option}</option>}
          </Each>
        </select>
      </label>
    );
  }
  if (kind === "long") {
    return (
      <label className="sw-field" data-field={field}>
        {label}
        <textarea {...shared} rows={5} />
      </label>
    );
  }
  return (
    <label className="sw-field" data-field={field}>
      {label}
      <input {...shared} type={kind === "text" ? undefined : kind} />
    </label>
  );
}
