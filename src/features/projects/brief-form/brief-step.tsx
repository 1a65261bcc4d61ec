import type { ComponentType } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { useQuery } from "#src/api/query.ts";
import { featureLabels } from "#src/brief/feature-labels.ts";
import { pageFeatures } from "#src/brief/page-features.ts";
import { features } from "#src/brief/parsed-brief.ts";
import { understandInWorker } from "#src/brief/understand-in-worker.ts";
import { industries, sectors } from "#src/contract/industries.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import type { Step, StepProps } from "./brief-answers.ts";
import { Choice, Choices } from "./choice.tsx";
import { LookStep } from "./look-step.tsx";

export const briefSteps: Record<Step, { name: string; question: string; Content: ComponentType<StepProps> }> =
  {
    business: { name: "Business", question: "What is your business?", Content: BusinessStep },
    industry: { name: "Industry", question: "Which industry is it in?", Content: IndustryStep },
    pages: { name: "Pages", question: "Which pages does it need?", Content: PagesStep },
    look: { name: "Look", question: "How should it look and sound?", Content: LookStep },
    features: { name: "Features", question: "What should it be able to do?", Content: FeaturesStep },
    contact: { name: "Contact", question: "Who should we answer?", Content: ContactStep },
  };

function BusinessStep({ form }: StepProps) {
  return (
    <div className="grid gap-5">
      <TextField
        {...form.field("businessName")}
        label="Business name"
        required
        autoComplete="organization"
        placeholder="Harbour Street Bakery"
      />
      <div>
        <TextArea
          {...form.field("description")}
          label="What you do"
          required
          rows={6}
          placeholder="A cosy vegan bakery in Lisbon. Sourdough from €4.50, cakes to order, open Tuesday to Sunday 8 to 16. Call 21 555 0142."
        />
        <p className="mt-1 text-muted text-sm">
          Place, opening hours, prices, and the telephone number that your customers call: your site says it
          word for word.
        </p>
      </div>
      <TextField
        {...form.field("audience")}
        label="Who your customers are"
        hint="If you want to say so: families nearby, wedding couples, small firms"
      />
    </div>
  );
}

function IndustryStep({ form }: StepProps) {
  const suggested = useSuggestedIndustry(form.watch("description"));
  const { value, onChoose, ...props } = form.choice("industry");
  const isKnown = industries.some(({ id }) => id === value);
  return (
    <div className="grid gap-6">
      <TextField
        {...props}
        label="In your own words"
        hint="If it is not among those below"
        value={isKnown ? "" : value}
        maxLength={80}
        onChange={({ target }) => onChoose(target.value)}
      />
      {suggested && suggested.id !== value && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[10px] border border-edge bg-raised px-4 py-2">
          Your description sounds like: <b>{suggested.name}</b>
          <Button size="small" onClick={() => onChoose(suggested.id)}>
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
              checked={value === id}
              onChange={() => onChoose(id)}
            />
          ))}
        </Choices>
      ))}
    </div>
  );
}

/** Suggests an industry for the description. Failures are ignored, because the list still works. */
function useSuggestedIndustry(description: string) {
  const { data } = useQuery({
    queryKey: ["brief", description],
    queryFn: () => understandInWorker(description),
    showsError: true,
  });
  const isSure = (data?.confidence.industry ?? 0) >= 0.3;
  return industries.find(({ id }) => isSure && id === data?.industry);
}

function PagesStep({ form }: StepProps) {
  return (
    <Many
      legend="Pages"
      hint="The first page is always there; the rest can be changed later."
      options={Object.keys(pageFeatures).map((value) => ({ value, label: value }))}
      {...form.choice("pages")}
    />
  );
}

function FeaturesStep({ form }: StepProps) {
  return (
    <Many
      legend="Features"
      hint="You can also choose none."
      options={features.map((value) => ({ value, label: featureLabels[value] }))}
      {...form.choice("features")}
    />
  );
}

interface ManyProps {
  legend: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  error: string | undefined;
  onChoose: (chosen: string[]) => void;
}

function Many({ legend, hint, options, value: chosen, error, onChoose }: ManyProps) {
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

function ContactStep({ form }: StepProps) {
  return (
    <div className="grid gap-5">
      <TextField {...form.field("contactName")} label="Your name" required autoComplete="name" />
      <TextField {...form.field("email")} label="E-mail" required type="email" autoComplete="email" />
      <TextField
        {...form.field("phone")}
        label="Telephone"
        hint="If you would rather be called"
        type="tel"
        autoComplete="tel"
      />
      <p className="max-w-[60ch] text-muted">
        {isHosted()
          ? "We only use this to answer you: it does not appear on the draft."
          : "We use this to answer you, once you have sent us the brief. It does not appear on the draft."}{" "}
        Put the telephone number and e-mail address for your customers into “What you do”.
      </p>
    </div>
  );
}
