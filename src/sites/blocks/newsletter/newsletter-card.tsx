import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { NewsletterForm } from "./newsletter-band.tsx";
import type { NewsletterData } from "./newsletter-fields.ts";

function NewsletterCard({ data, id, level, scope }: ViewProps<NewsletterData>) {
  return (
    <div className="sw-inner">
      <div className="sw-newsletter-slip">
        <Head id={id} level={level} title={data.title} text={data.text} fallback="Newsletter" />
        <NewsletterForm data={data} id={id} scope={scope} />
      </div>
    </div>
  );
}

export const newsletterCard = {
  label: "A slip to cut out",
  View: NewsletterCard,
  hasForm: true as const,
  css: css`.sw-newsletter-slip{max-width:46rem;margin-inline:auto;padding:clamp(1.6rem,4cqi,3.2rem);border:2px dashed var(--sw-edge);border-radius:var(--sw-radius-card);background:var(--sw-surface)}
.sw-newsletter-slip .sw-head{margin-bottom:1.6rem}
.sw-newsletter-slip .sw-title:not(.sw-title-page){font-size:var(--sw-t3)}`,
};
