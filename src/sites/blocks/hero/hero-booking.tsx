import type { Question } from "../../questions.ts";
import type { ViewProps } from "../define-block.ts";
import { Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import { SiteForm } from "../site-form.tsx";
import css from "./hero-booking.css?site";
import type { HeroData } from "./hero-fields.ts";
import { HeroTitle } from "./hero-parts.tsx";

function HeroBooking({ data, id, tone, level, scope }: ViewProps<HeroData>) {
  return (
    <>
      <div className="sw-desk-art" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-art`} crop="hero" />
      </div>
      <div className="sw-inner">
        <div className="sw-desk-text">
          <Text of={data} field="kicker" className="sw-kicker" />
          <HeroTitle data={data} id={id} level={level} />
          <Text of={data} field="text" className="sw-lead" />
        </div>
        <div className="sw-card sw-desk-card">
          <p className="sw-subtitle" id={`${id}-form`} data-field={data.note ? "note" : "action.label"}>
            {data.note || data.action.label}
          </p>
          <SiteForm
            scope={scope}
            id={id}
            labelledBy={`${id}-form`}
            questions={deskQuestions(data)}
            action={data.action.label || "Send"}
            actionField="action.label"
          />
        </div>
      </div>
    </>
  );
}

export const deskQuestions = ({ slots }: HeroData): Question[] => [
  ...(slots.length > 0
    ? [{ label: "Time", kind: "times" as const, options: slots, optionsField: "slots" }]
    : []),
  { label: "Name", kind: "text", autoComplete: "name", isRequired: true },
  { label: "Phone or e-mail", kind: "text", isRequired: true },
];

export const heroBooking = {
  label: "Booking first",
  View: HeroBooking,
  hasForm: true as const,
  css,
};
