import { CopyValue } from "#src/ui/copy-value.tsx";
import { type Host, hosts, type Step } from "../hosting/hosts.ts";

/** The instructions for each host, collapsed by default. */
export function HostSteps({ what }: { what: "product" | "site" }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {hosts.map((host) => (
        <details key={host.id} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-semibold text-lg hover:text-signal [&::-webkit-details-marker]:hidden">
            {host.name}
            <span
              aria-hidden="true"
              className="text-2xl text-muted leading-none transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <div className="pb-6">
            <Steps steps={host[what]} />
            {what === "product" && <Limits host={host} />}
          </div>
        </details>
      ))}
    </div>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="space-y-4">
      {steps.map(({ text, code }, index) => (
        <li key={text} className="grid grid-cols-[2rem_minmax(0,1fr)]">
          <span aria-hidden="true" className="font-bold font-display text-signal text-xl leading-7">
            {index + 1}
          </span>
          <div className="min-w-0">
            <p>{text}</p>
            {code &&
              (code.includes("\n") ? (
                <pre
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
                  tabIndex={0}
                  className="mt-2 overflow-x-auto rounded-[10px] border border-line bg-sunken p-3 text-sm"
                >
                  <code>{code}</code>
                </pre>
              ) : (
                <div className="mt-2">
                  <CopyValue label="command" value={code} />
                </div>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Limits({ host }: { host: Host }) {
  return (
    <>
      <h3 className="mt-5 font-semibold font-text text-base tracking-normal">What to know</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-muted">
        {host.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </>
  );
}

/** Compares how hosts respond to addresses without a file. */
export function HostTable() {
  return (
    <section
      aria-label="Hosts side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full min-w-176 text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {["Host", "A preview link is answered by", "Status", "Headers"].map((name) => (
              <th key={name} scope="col" className="px-4 py-3 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {hosts.map(({ id, name, fallback, headers }) => (
            <tr key={id} className="align-top">
              <th scope="row" className="whitespace-nowrap px-4 py-3 font-semibold">
                {name}
              </th>
              <td className="px-4 py-3">{fallback.mechanism}</td>
              <td className="px-4 py-3 tabular-nums">{fallback.status}</td>
              <td className="px-4 py-3">{headers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
