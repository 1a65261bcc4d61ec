interface FactProps {
  name: string;
  value: string;
}

/** One entry of a `dl`: a name and a value. */
export function Fact({ name, value }: FactProps) {
  return (
    <div className="border-line border-t pt-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
