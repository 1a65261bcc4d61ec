import type { ComponentType } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { useQuery } from "#src/api/query.ts";
import { industries, sectors } from "#src/contract/industries.ts";
import { later } from "#src/lib/later.ts";
import { featureLabels } from "#src/sites/brief/feature-labels.ts";
import { pageFeatures } from "#src/sites/brief/page-features.ts";
import { understandInWorker } from "#src/sites/brief/understand-in-worker.ts";
import { features } from "#src/sites/brief/understood.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import type { Step, StepProps } from "./brief-answers.ts";
import { Choice, Choices } from "./choice.tsx";

/** Its colours weigh as much as all other steps. */
const LookStep = later(() => import("./look-step.tsx").then(({ LookStep }) => LookStep));

/** What is asked in each step. */
export const briefSteps: Record<Step, { name: string; question: string; Content: ComponentType<StepProps> }> =
  {
    business: { name: "Business", question: "What is your business?", Content: BusinessStep },
    industry: { name: "Industry", question: "Which trade is it in?", Content: IndustryStep },
    pages: { name: "Pages", question: "Which pages does it need?", Content: PagesStep },
    look: { name: "Look", question: "How should it look and sound?", Content: LookStep },
    features: { name: "Features", question: "What should it be able to do?", Content: FeaturesStep },
    contact: { name: "Contact", question: "Whom do we answer?", Content: ContactStep },
  };

function BusinessStep({ answers, errors, onChange }: StepProps) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Business name"
        required
        value={answers.businessName}
        autoComplete="organization"
        placeholder="Harbour Street Bakery"
        error={errors.businessName}
        onChange={({ target }) => onChange({ businessName: target.value })}
      />
      <div>
        <TextArea
          label="What you do"
          required
          rows={6}
          value={answers.description}
          placeholder="A cosy vegan bakery in Lisbon. Sourdough from €4.50, cakes to order, open Tuesday to Sunday 8 to 16. Call 21 555 0142."
          error={errors.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <p className="mt-1 text-muted text-sm">
          Place, opening hours, prices, and the telephone number that your customers call: what you write here
          is taken word for word.
        </p>
      </div>
      <TextField
        label="Who your customers are"
        hint="If you want to say so: families nearby, wedding couples, small firms"
        value={answers.audience}
        error={errors.audience}
        onChange={({ target }) => onChange({ audience: target.value })}
      />
    </div>
  );
}

function IndustryStep({ answers, errors, onChange }: StepProps) {
  const suggested = useSuggestedTrade(answers.description);
  const isKnown = industries.some(({ id }) => id === answers.industry);
  return (
    <div className="grid gap-6">
      <TextField
        label="In your own words"
        hint="If it is not among those below"
        value={isKnown ? "" : answers.industry}
        maxLength={80}
        error={errors.industry}
        onChange={({ target }) => onChange({ industry: target.value })}
      />
      {suggested && suggested.id !== answers.industry && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[10px] border border-edge bg-raised px-4 py-2">
          Your description sounds like: <b>{suggested.name}</b>
          <Button size="small" onClick={() => onChange({ industry: suggested.id })}>
            That is right
          </Button>
        </p>
      )}
      {sectors.map(({ name, industries }) => (
        <Choices
          key={name}
          legend={name}
          className="grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]"
        >
          {industries.map(({ id, name }) => (
            <Choice
              key={id}
              type="radio"
              name="industry"
              label={name}
              checked={answers.industry === id}
              onChange={() => onChange({ industry: id })}
            />
          ))}
        </Choices>
      ))}
    </div>
  );
}

/** The trade that the description sounds like. A failure goes unnoticed: the list is there all the same. */
function useSuggestedTrade(description: string) {
  const { data } = useQuery({
    queryKey: ["brief", description],
    queryFn: () => understandInWorker(description),
    showsError: true,
  });
  const isSure = (data?.confidence.industry ?? 0) >= 0.3;
  return industries.find(({ id }) => isSure && id === data?.industry);
}

function PagesStep({ answers, errors, onChange }: StepProps) {
  return (
    <Many
      legend="Pages"
      hint="The first page is always there; the rest can be changed later."
      options={Object.keys(pageFeatures).map((value) => ({ value, label: value }))}
      chosen={answers.pages}
      error={errors.pages}
      onChoose={(pages) => onChange({ pages })}
    />
  );
}

function FeaturesStep({ answers, errors, onChange }: StepProps) {
  return (
    <Many
      legend="Features"
      hint="None is fine as well."
      options={features.map((value) => ({ value, label: featureLabels[value] }))}
      chosen={answers.features}
      error={errors.features}
      onChoose={(features) => onChange({ features })}
    />
  );
}

interface ManyProps {
  legend: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (chosen: string[]) => void;
}

function Many({ legend, hint, options, chosen, error, onChoose }: ManyProps) {
  return (
    <>
      <Choices
        legend={legend}
        hint={hint}
        className="grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]"
      >
        {options.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </Choices>
      {error && <p className="mt-2 text-danger text-sm">{error}</p>}
    </>
  );
}

function ContactStep({ answers, errors, onChange }: StepProps) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Your name"
        required
        autoComplete="name"
        value={answers.contactName}
        error={errors.contactName}
        onChange={({ target }) => onChange({ contactName: target.value })}
      />
      <TextField
        label="E-mail"
        required
        type="email"
        autoComplete="email"
        value={answers.email}
        error={errors.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        label="Telephone"
        hint="If you would rather be called"
        type="tel"
        autoComplete="tel"
        value={answers.phone}
        error={errors.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <p className="max-w-[60ch] text-muted">
        {isHosted()
          ? "This is for our answer alone: it does not appear on the draft."
          : "This is for our answer, once you have sent us the brief. It does not appear on the draft."}{" "}
        What customers should call or write to belongs into “What you do”.
      </p>
    </div>
  );
}
