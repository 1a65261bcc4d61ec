import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { TestimonialsData } from "./testimonials-fields.ts";
import { Voice } from "./voice.tsx";

function TestimonialsQuote({ data, id, tone, level, scope }: ViewProps<TestimonialsData>) {
  const [voice] = data.testimonials;
  return (
    <div className="sw-inner sw-quote">
      <Head id={id} level={level} kicker={data.kicker} title={data.title} fallback="What customers say" />
      {voice && (
        <div className="sw-quote-body">
          {voice.picture && (
            <div className="sw-quote-art">
              <Picture picture={voice.picture} scope={scope} tone={tone} id={`${id}-art`} />
            </div>
          )}
          <Voice voice={voice} />
        </div>
      )}
    </div>
  );
}

export const testimonialsQuote = {
  label: "One large quote",
  View: TestimonialsQuote,
  css: css`.sw-quote .sw-head{margin-bottom:1.6rem}
.sw-quote .sw-head:has(.sw-hidden){margin-bottom:0}
.sw-quote .sw-title:not(.sw-title-page){font:600 1.05rem/1.4 var(--sw-text);letter-spacing:0;text-transform:none;color:var(--sw-muted)}
.sw-quote blockquote{font:var(--sw-weight) clamp(1.5rem,1rem + 2.5cqi,3rem)/1.22 var(--sw-display);letter-spacing:calc(var(--sw-tracking)*.7);text-wrap:pretty}
.sw-quote blockquote p::before{content:"“";position:absolute;translate:-.5em 0;color:var(--sw-accent-ink)}
.sw-quote blockquote p::after{content:"”";color:var(--sw-accent-ink)}
.sw-quote-body{display:grid;gap:1.8rem;padding-inline-start:1.1rem}
.sw-quote-art{width:6.5rem;aspect-ratio:1;border-radius:50%;overflow:hidden}
@container sw-site (min-width:52rem){.sw-quote-body:has(.sw-quote-art){grid-template-columns:9rem minmax(0,1fr);gap:3.4rem}.sw-quote-art{width:9rem}}`,
};
