import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import css from "./newsletter-band.css?site";
import type { NewsletterData } from "./newsletter-fields.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

function NewsletterBand({ data, id, level, scope }: ViewProps<NewsletterData>) {
  return (
    <div className="sw-inner sw-newsletter-cols">
      <Head id={id} level={level} data={{ title: data.title, text: data.text }} fallback="Newsletter" />
      <NewsletterForm data={data} id={id} scope={scope} />
    </div>
  );
}

export const newsletterBand = {
  label: "A band",
  View: NewsletterBand,
  hasForm: true as const,
  css,
};
