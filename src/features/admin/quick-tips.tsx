const tips = [
  [
    "Name what it does",
    "“Quote Builder” says more than a product name, and its words become the address of its page.",
  ],
  ["Choose the category with care", "It decides the colour, the banner and the sample rows of the demo."],
  [
    "An image is optional",
    "Use an address with https:// or a path of this site. Without one, the banner of the category stands in.",
  ],
  ["Keep screenshots large", "600x400px or more stay sharp on a large screen; up to 20MB for each file."],
] as const;

export function QuickTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="text-2xl">
        Quick Tips
      </h2>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {tips.map(([name, text]) => (
          <div key={name} className="border-line border-t py-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
