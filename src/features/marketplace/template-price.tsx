import { useQuery } from "#src/api/query.ts";
import { builtInPricing } from "#src/contract/built-in-pricing.ts";
import { templatePrice } from "#src/entities/pricing/plans.ts";
import { pricingQuery } from "#src/entities/pricing/pricing-query.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { formatMoney } from "#src/lib/money.ts";

/** The price of a template. Beta visitors see no prices. */
export function TemplatePrice({ templateId }: { templateId: string }) {
  const isBeta = useBeta((beta) => beta.isBeta);
  const { data } = useQuery({ ...pricingQuery, enabled: !isBeta, showsError: true });
  if (isBeta) return null;
  return (
    <span className="px-1 font-semibold tabular-nums">
      {formatMoney(templatePrice(data ?? builtInPricing, templateId))}
    </span>
  );
}
