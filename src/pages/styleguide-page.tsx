import copyIcon from "icon:copy";
import { useState } from "react";
import { PhoneStrip } from "#src/features/showcase/phone-strip.tsx";
import { SubjectCollection } from "#src/features/showcase/subject-collection.tsx";
import { Badge, type Tone } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CopyValue } from "#src/ui/copy-value.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Select } from "#src/ui/select.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Table } from "#src/ui/table.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { Tooltip, TooltipProvider } from "#src/ui/tooltip.tsx";

const tones: Tone[] = ["green", "cyan", "amber", "blue", "red", "violet", "grey"];
const looks = ["primary", "outline", "quiet", "danger"] as const;
const surfaces = ["bg-paper", "bg-raised", "bg-sunken", "bg-ink", "bg-signal", "bg-night"];

/** All parts of the design system on one page, in development only. */
export default function StyleguidePage() {
  const [tab, setTab] = useState("one");
  const [choice, setChoice] = useState("web");
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const toast = useToast();

  return (
    <TooltipProvider>
      <div className="page grid gap-12 py-12">
        <PageHeading title="Style guide">Style guide</PageHeading>
        <Part title="Surfaces">
          {surfaces.map((surface) => (
            <div
              key={surface}
              className={`h-16 w-32 rounded-card border border-line ${surface}`}
              title={surface}
            />
          ))}
        </Part>
        <Part title="Buttons">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button size="small">small</Button>
          <ButtonLink href="/">link</ButtonLink>
          <Tooltip text="Copy">
            <Button aria-label="Copy">
              <Icon path={copyIcon} />
            </Button>
          </Tooltip>
        </Part>
        <Part title="Badges">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Part>
        <Part title="Fields">
          <TextField label="Name" hint="As on the sign above the door" className="w-72" />
          <TextField label="E-mail" error="Enter an e-mail address" defaultValue="nobody" className="w-72" />
          <Select
            label="Type"
            value={choice}
            onChoose={setChoice}
            options={["web", "app", "game"].map((value) => ({ value, label: value }))}
          />
          <div className="w-72">
            <CopyValue label="username" value="mara.lindqvist" />
          </div>
        </Part>
        <Part title="Tabs">
          <Tabs
            label="Example"
            selected={tab}
            onSelect={setTab}
            tabs={["one", "two", "three"].map((id) => ({ id, label: id }))}
          >
            The tab “{tab}”.
          </Tabs>
        </Part>
        <Part title="Table">
          <div className="w-full">
            <Table
              caption="Example"
              columns={[
                { label: "Tone", cell: ({ tone }) => <Badge tone={tone}>{tone}</Badge> },
                { label: "Letters", isNumber: true, cell: ({ tone }) => tone.length },
              ]}
              rows={tones.slice(0, 3).map((tone, id) => ({ id, tone }))}
            />
          </div>
        </Part>
        <Part title="Card, skeleton, empty state">
          <Card className="w-72 p-5">A card</Card>
          <Skeleton className="h-16 w-72" />
          <div className="w-full">
            <EmptyState title="Nothing here" action={<Button>Add the first one</Button>}>
              A sentence on what will be here.
            </EmptyState>
          </div>
        </Part>
        <Part title="Subjects of pictures">
          <SubjectCollection />
        </Part>
        <Part title="Dialog and notification">
          <Button onClick={() => setIsDialogOpen(true)}>Open dialog</Button>
          <Button onClick={() => toast({ title: "Saved", description: "All changes are kept." })}>
            Notify
          </Button>
          <Button onClick={() => toast({ title: "Error", description: "Try again.", tone: "destructive" })}>
            Notify of a failure
          </Button>
          {isDialogOpen && (
            <Dialog title="A dialog" subtitle="With a subtitle" onClose={() => setIsDialogOpen(false)}>
              <Button onClick={() => setIsDialogOpen(false)}>Done</Button>
            </Dialog>
          )}
        </Part>
      </div>
      <PhoneStrip />
    </TooltipProvider>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-line border-b pb-2 text-2xl">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
