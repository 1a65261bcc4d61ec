import type { ViewProps } from "../define-block.ts";
import { Head, SiteForm } from "../parts.tsx";
import css from "./newsletter-band.css?site";
import type { NewsletterData } from "./newsletter-fields.ts";

function NewsletterBand({ data, id, level, scope }: ViewProps<NewsletterData>) {
  return (
    <div className="sw-inner sw-newsletter-cols">
      <Head id={id} level={level} title={data.title} text={data.text} fallback="Newsletter" />
      <NewsletterForm data={data} id={id} scope={scope} />
    </div>
  );
}

export function NewsletterForm({
  data,
  id,
  scope,
}: Pick<ViewProps<NewsletterData>, "data" | "id" | "scope">) {
  return (
    <SiteForm scope={scope} labelledBy={`${id}-title`}>
      <label className="sw-field">
        E-mail
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <button className="sw-button" type="submit">
        {data.action || "Subscribe"}
      </button>
    </SiteForm>
  );
}

export const newsletterBand = {
  label: "A band",
  View: NewsletterBand,
  hasForm: true as const,
  css,
};
