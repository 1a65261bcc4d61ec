import * as project from "../project-preview.tsx";
import * as app from "./app-template.tsx";

/** Previews of stored projects and of templates that run, in one lazy chunk (docs/decisions/007-common-code.md). */
export const { GameTemplate, BuiltAppTemplate } = app;
export const { ProjectPreview } = project;
