import * as m from "framer-motion/m";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import type * as z from "zod/mini";
import { useQuery } from "#src/api/query.ts";
import { isListedApp } from "#src/contract/app-templates.ts";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { createDraftSaver, removeDraft } from "#src/entities/projects/drafts-store.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { type WizardFields, wizardSchema } from "#src/entities/projects/project-rules.ts";
import { createLocalProject } from "#src/entities/projects/projects-store.ts";
import { useDraft } from "#src/entities/projects/use-draft.ts";
import { appTemplatesQuery } from "#src/entities/templates/app-template-list.ts";
import { loadPart } from "#src/lib/guarded-reload.ts";
import { paths } from "#src/lib/paths.ts";
import { pause } from "#src/lib/scheduler.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { from, Moving } from "#src/ui/moving.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { readFields } from "./new-project-fields.ts";
import { ProjectDetailsStep } from "./project-details-step.tsx";
import { SamplesChoice } from "./samples-choice.tsx";
import { TemplateStep } from "./template-step.tsx";
import { useNewProject } from "./use-new-project.ts";

const CREATION_DELAY_MS = 1_000;

const loadEmptyApp = (templateId: string, name: string) =>
  loadPart(() => import("#src/apps/store/empty-app.ts")).then(({ emptyApp }) => emptyApp(templateId, name));

interface NewProjectDialogProps {
  /** The marketplace template to start from. */
  template?: ProjectTemplate | undefined;
  /** The id of the template, which may be one of an app. */
  templateId?: string | null;
}

/** The wizard that creates a project. Its fields are stored until the project is created or the wizard is cancelled. */
export function NewProjectDialog({ template: given, templateId }: NewProjectDialogProps) {
  const isApp = isListedApp(templateId ?? "");
  const { data: apps } = useQuery({ ...appTemplatesQuery, enabled: isApp });
  if (isApp && !apps) return null;
  const app = apps?.find(({ id }) => id === templateId);
  return <DraftedWizard template={app ? { ...app, description: app.about, type: "app" } : given} />;
}

function DraftedWizard({ template }: Pick<NewProjectDialogProps, "template">) {
  const draftId = template ? `new-project:${template.id}` : "new-project";
  const draft = useDraft(draftId);
  const fields = useMemo(() => draft && readFields(draft.fields, template), [draft, template]);

  return fields && <Wizard key={draftId} draftId={draftId} template={template} fields={fields} />;
}

interface WizardProps extends Pick<NewProjectDialogProps, "template"> {
  draftId: string;
  fields: Partial<WizardFields>;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the state of the wizard
function Wizard({ draftId, template, fields }: WizardProps) {
  const { step: wanted, next, back, close } = useNewProject();
  const [, navigate] = useLocation();
  const toast = useToast();
  const [saver] = useState(() => createDraftSaver(draftId));
  const [isCreating, setIsCreating] = useState(false);
  const creation = useRef<AbortController>(null);
  const form = useForm<WizardFields, z.output<typeof wizardSchema>>({
    schema: wizardSchema,
    initial: fields,
    onSubmit: (values): unknown => (isLast ? create(values) : next()),
    onFailure: () => {
      saver.resume();
      const description = "Failed to create project. Please try again.";
      toast({ title: "Error", description, tone: "destructive" });
      return description;
    },
  });
  const { element, subscribe } = form;

  // An address must not skip steps that are not complete.
  const isComplete = wizardSchema.safeParse(form.getValues()).success;
  const step = wanted === "template" && isComplete ? "template" : "details";
  const isLast = step === "template";
  const chosen = form.watch("templateId") ?? "";

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saver.save(values) }),
    [subscribe, saver],
  );

  useEffect(() => {
    element.current?.querySelector<HTMLElement>(`[data-step=${step}] [data-autofocus]`)?.focus();
    // Leaving the page while the project is being created cancels it.
    return () => creation.current?.abort();
  }, [step, element]);

  const create = async ({ templateId, samples, ...details }: z.output<typeof wizardSchema>) => {
    if (!templateId) {
      toast({
        title: "Template Required",
        description: "Please select a template for your project",
        tone: "destructive",
      });
      return;
    }
    creation.current = new AbortController();
    const { signal } = creation.current;
    setIsCreating(true);
    try {
      await pause(CREATION_DELAY_MS, signal).catch(() => {}); // called off
      if (signal.aborted) return;
      await saver.end();
      const empty = samples === "without" && isListedApp(templateId);
      const app = empty ? await loadEmptyApp(templateId, details.name) : undefined;
      const { id, name } = await createLocalProject({ ...details, templateId }, draftId, app);
      form.reset(readFields(undefined, template));
      await close();
      navigate(paths.home);
      toast({
        title: "Project Created!",
        description: `Your project "${name}" has been created successfully.`,
        action: {
          label: "Open studio",
          onAction: () => {
            const key = localKey(id);
            // Apps and games are edited in their running preview.
            navigate(details.type === "web" ? paths.studio(key) : paths.openProject(key));
          },
        },
      });
    } finally {
      setIsCreating(false);
    }
  };

  const startFromSpreadsheet = async () => {
    await saver.end();
    await close();
    navigate(paths.spreadsheet);
  };

  const cancel = async () => {
    await saver.end();
    await removeDraft(draftId).catch(() => {}); // the project was not stored, so there is nothing to open
    await close();
  };

  return (
    <Dialog
      title={isLast ? "Select Template" : "Create New Project"}
      subtitle={isLast ? "Step 2 of 2 · what to start from" : "Step 1 of 2 · what it is"}
      onClose={close}
      className="max-w-2xl!"
    >
      <Form form={form}>
        <div className="-mx-4 max-h-[400px] overflow-y-auto border-line border-y px-4 py-4 sm:-mx-6 sm:px-6">
          <Moving>
            <m.div
              key={step}
              initial={from({ opacity: 0, x: isLast ? 24 : -24 })}
              animate={{ opacity: 1, x: 0 }}
            >
              {isLast ? (
                <TemplateStep form={form} template={template} />
              ) : (
                <ProjectDetailsStep form={form} template={template} />
              )}
            </m.div>
          </Moving>
        </div>
        {!isLast && !template && (
          <Button size="inline" className="mt-3 justify-self-start" onClick={startFromSpreadsheet}>
            Have a spreadsheet? Make an app of it
          </Button>
        )}
        {isLast && isListedApp(chosen) && <SamplesChoice form={form} />}
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <FormMessage form={form} />
          {isLast && (
            <Button className="mr-auto" onClick={back}>
              Back
            </Button>
          )}
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" look="primary" aria-disabled={isCreating}>
            {isLast ? (isCreating ? "Creating…" : "Create Project") : "Next"}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {isCreating && "The project is being created."}
        </p>
      </Form>
    </Dialog>
  );
}
