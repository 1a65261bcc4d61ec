import { css, type ViewProps } from "../define-block.ts";
import { Head, SiteForm } from "../parts.tsx";
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
  css: css`.sw-newsletter-band{padding-block:clamp(2.6rem,5cqi,4.4rem)}
.sw-newsletter-cols .sw-head{margin-bottom:1.4rem;--sw-align:start;--sw-head-margin:0}
.sw-newsletter-cols .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}
@container sw-site (min-width:52rem){.sw-newsletter-cols{display:grid;grid-template-columns:minmax(0,1fr) 26rem;gap:4rem;align-items:center}.sw-newsletter-cols .sw-head{margin:0}}`,
};
