import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import css from "./newsletter-card.css?site";
import type { NewsletterData } from "./newsletter-fields.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

function NewsletterCard({ data, id, level, scope }: ViewProps<NewsletterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-newsletter-slip">
        <Head id={id} level={level} data={{ title: data.title, text: data.text }} fallback="Newsletter" />
        <NewsletterForm data={data} id={id} scope={scope} />
      </div>
    </div>
  );
}

export const newsletterCard = {
  label: "A slip to cut out",
  View: NewsletterCard,
  hasForm: true as const,
  css,
};
