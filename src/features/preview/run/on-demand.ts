import * as project from "../project-preview.tsx";
import * as app from "./app-template.tsx";

/** Previews of stored projects and of templates that are programs, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { AppTemplate, BuiltAppTemplate } = app;
export const { ProjectPreview } = project;
