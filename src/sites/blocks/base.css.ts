import { css } from "./define-block.ts";

/** What every site needs: reset, type, the parts that blocks share. Each block brings the rest itself. */
export const baseCss = css`
.sw-site,.sw-site *,.sw-site *::before,.sw-site *::after{box-sizing:border-box}
.sw-site{container:sw-site/inline-size;position:relative;isolation:isolate;font:400 1.0625rem/1.6 var(--sw-text);overflow-wrap:break-word;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-x:clip}
.sw-tone{background-color:var(--sw-ground);color:var(--sw-ink)}
.sw-site :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,table,legend){margin:0;padding:0}
.sw-site :where(p,dd,blockquote){white-space:pre-line}
.sw-site :where(ul,ol){list-style:none}
.sw-site :where(div,form,fieldset,article,figure,ul,ol,dl,li,label,input,select,textarea){min-width:0}
.sw-site :where(fieldset){border:0;min-width:0}
.sw-site :where(h1,h2,h3,h4){font:var(--sw-weight) var(--sw-t2)/var(--sw-leading) var(--sw-display);letter-spacing:var(--sw-tracking);text-wrap:balance}
.sw-site :where(a){color:inherit;text-underline-offset:.2em;text-decoration-thickness:.07em}
.sw-site :where(svg){display:block;max-width:100%}
.sw-site :where(button,input,select,textarea){font:inherit;color:inherit}
.sw-site :where(a,button,input,select,textarea,summary,[tabindex]):focus-visible{outline:3px solid var(--sw-ink);outline-offset:3px;border-radius:2px}
.sw-site :where(summary){cursor:pointer;list-style:none}
.sw-site :where(summary)::-webkit-details-marker{display:none}
.sw-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sw-skip{position:absolute;left:1rem;top:-10rem;z-index:9;padding:.8rem 1.2rem;background:var(--sw-ink);color:var(--sw-ground)}
.sw-skip:focus{top:1rem}
.sw-section{position:relative;padding-block:calc(clamp(3.4rem,7.5cqi,7rem)*var(--sw-density));scroll-margin-top:1rem}
.sw-block{--sw-side:1.35rem;--sw-bleed:max(var(--sw-side),50cqi - 38rem)}
.sw-inner{width:min(100% - 2*var(--sw-side),76rem);margin-inline:auto;position:relative}
.sw-head{max-width:46rem;margin-inline:var(--sw-head-margin);margin-bottom:clamp(2rem,4cqi,3.4rem);text-align:var(--sw-align)}
.sw-head>.sw-lead{margin-inline:var(--sw-head-margin)}
.sw-head:has(>.sw-hidden){margin-bottom:0}
.sw-title{font-size:var(--sw-t4);text-transform:var(--sw-case)}
.sw-title-page{font-size:var(--sw-t5)}
.sw-subtitle{font-size:var(--sw-t2)}
.sw-lead{margin-top:1.25rem;max-width:38rem;font-size:1.16rem;line-height:1.55;color:var(--sw-muted);text-wrap:pretty}
.sw-kicker{margin-bottom:1rem;color:var(--sw-accent-ink);font-weight:600}
.sw-prose{display:grid;gap:1.1em;max-width:40rem;text-wrap:pretty}
.sw-quiet{color:var(--sw-muted)}
.sw-actions{display:flex;flex-wrap:wrap;gap:.9rem 1rem;margin-top:2rem;align-items:center}
.sw-button{display:inline-flex;align-items:center;justify-content:center;min-height:3.1rem;padding:.7rem 1.6rem;border:2px solid var(--sw-fill);border-radius:var(--sw-radius-button);background:var(--sw-fill);color:var(--sw-on-fill);font:600 1rem/1.2 var(--sw-text);text-decoration:none;text-align:center;box-shadow:var(--sw-button-shadow);cursor:pointer;transition:transform .15s}
@media (hover:hover) and (prefers-reduced-motion:no-preference){.sw-button:hover{transform:translateY(-2px)}}
.sw-button-quiet{background:transparent;color:var(--sw-ink);border-color:var(--sw-edge);box-shadow:none}
.sw-button-accent{background:var(--sw-accent);color:var(--sw-on-accent);border-color:var(--sw-accent);box-shadow:none}
.sw-button[disabled],[disabled] .sw-button{cursor:not-allowed;box-shadow:none;transform:none;opacity:.75}
.sw-card{background:var(--sw-surface);border:var(--sw-border);border-radius:var(--sw-radius-card);box-shadow:var(--sw-shadow);padding:clamp(1.35rem,2.6cqi,2.1rem)}
.sw-frame{overflow:hidden;border-radius:var(--sw-radius-card);border:var(--sw-border);box-shadow:var(--sw-shadow);background:var(--sw-surface)}
.sw-picture{display:block;width:100%;height:100%;object-fit:cover}
.sw-letters{font-family:var(--sw-display);font-weight:var(--sw-weight);letter-spacing:-.02em}
.sw-link{display:inline-flex;align-items:center;min-height:1.9rem;font-weight:600;color:var(--sw-strong);text-decoration:underline}
.sw-link::after,.sw-link-arrow::after{content:"→";content:"→"/"";margin-inline-start:.5em;display:inline-block}
.sw-form,.sw-form-fields{display:grid;grid-template-columns:minmax(0,1fr);gap:1.1rem}
.sw-form-off{overflow-wrap:anywhere;padding:.9rem 1.1rem;border-inline-start:4px solid var(--sw-accent);background:color-mix(in oklab,var(--sw-ground),var(--sw-surface));font-size:.95rem}
.sw-field{display:grid;gap:.4rem;font-weight:600;font-size:.95rem}
.sw-field :where(input,select,textarea){width:100%;min-height:3rem;padding:.65rem .9rem;border:var(--sw-field-border) solid var(--sw-edge);border-radius:min(var(--sw-radius),14px);background:var(--sw-ground);color:var(--sw-ink);font-weight:400;font-size:1rem}
.sw-field :where(textarea){min-height:8.5rem;resize:vertical}
.sw-choices{display:flex;flex-wrap:wrap;gap:.5rem}
@media (prefers-reduced-motion:reduce){.sw-site *{transition:none!important;animation:none!important;scroll-behavior:auto!important}}
@media print{.sw-site{overflow:visible}.sw-section{break-inside:avoid;padding-block:1rem}}
@container sw-site (max-width:30rem){.sw-actions{flex-direction:column;align-items:flex-start}}
@container sw-site (min-width:48rem){.sw-block{--sw-side:3.2rem}}
`;

/** One of these for each way to announce a section. */
export const kickerCss = {
  plain: "",
  caps: css`.sw-kicker{font-size:.84rem;letter-spacing:.2em;text-transform:uppercase}`,
  rule: css`.sw-kicker{display:flex;align-items:center;gap:1rem;font-size:.92rem;letter-spacing:.06em}
.sw-kicker::before{content:"";flex:none;width:2.6rem;height:2px;background:currentColor}`,
  badge: css`.sw-kicker{display:inline-block;padding:.36rem .95rem;border-radius:99px;background:var(--sw-accent);color:var(--sw-on-accent);font-size:.9rem;line-height:1.4}`,
  numbered: css`.sw-site{counter-reset:sw-section}
.sw-kicker{font-size:.86rem;letter-spacing:.04em;display:flex;gap:.8rem;align-items:baseline}
.sw-section:has(> .sw-inner > .sw-head .sw-kicker){counter-increment:sw-section}
.sw-section .sw-head .sw-kicker::before{content:counter(sw-section,decimal-leading-zero);padding:.1rem .45rem;border:1.5px solid currentColor;font-variant-numeric:tabular-nums}`,
};

/** One of these for each ornament. */
export const ornamentCss = {
  none: "",
  rules: css`.sw-section + .sw-section::before{content:"";position:absolute;top:0;inset-inline:var(--sw-bleed);border-top:1px solid var(--sw-line)}`,
  double: css`.sw-section + .sw-section::before{content:"";position:absolute;top:0;inset-inline:var(--sw-bleed);height:5px;border-block:1px solid var(--sw-line)}
.sw-head::after{content:"";display:block;width:4.5rem;height:5px;margin-top:1.5rem;border-block:1px solid var(--sw-accent-ink);margin-inline:var(--sw-head-margin)}
.sw-head:has(>.sw-hidden)::after{display:none}`,
  grid: css`.sw-section::before{content:"";position:absolute;inset:0;z-index:0;pointer-events:none;opacity:.55;background:linear-gradient(var(--sw-line) 1px,transparent 1px) 50% 0/4rem 4rem,linear-gradient(90deg,var(--sw-line) 1px,transparent 1px) 50% 0/4rem 4rem;mask:linear-gradient(#000,transparent 42%)}`,
  scallop: css`.sw-section:not(.sw-tone-plain)::before,.sw-footer::before{content:"";position:absolute;inset-inline:0;bottom:calc(100% - 1px);height:18px;background:radial-gradient(circle at 50% 100%,var(--sw-ground) 69%,transparent 71%) 50% 0/36px 24px repeat-x;pointer-events:none;z-index:1}
.sw-hero::before{display:none}`,
  glow: css`.sw-section.sw-tone-dark::before,.sw-section.sw-tone-plain::before{content:"";position:absolute;inset:0;pointer-events:none;background:radial-gradient(60% 42rem at 82% 0,color-mix(in oklab,var(--sw-fill) 26%,transparent),transparent 70%)}`,
};
