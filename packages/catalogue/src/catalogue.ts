import { loadCatalogue } from './load-catalogue.ts';
import type { OneTemplate } from './templates/one-template.ts';
import type { Template } from './templates/template.ts';

/** What ships, read and checked when this is first imported. */
export const catalogue = loadCatalogue();

/** A template by its id; undefined when there is none. */
export function findTemplate(id: string): Template | undefined {
  return catalogue.templates.find((template) => template.id === id);
}

/** A template of a One project by its id; undefined when there is none. */
export function findOneTemplate(id: string): OneTemplate | undefined {
  return catalogue.oneTemplates.find((template) => template.id === id);
}

/** The build of the client that came with a type of page (A3.11); 1 for one that nobody knows. */
export function getIntroducedBuild(pageType: string): number {
  return Number(catalogue.pageSchemas[pageType]?.attributes?.['IntroducedInBuild'] ?? 1);
}

/** What the gallery of templates shows of one (P3.23). */
export interface TemplateSummary {
  readonly id: string;
  readonly environment: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly projectType: 'Pro' | 'One';
  readonly workflowCount: number;
  readonly nodeCount: number;
}

/** The templates of an environment, and of no other (P3.24). */
export function listTemplates(environment: 'development' | 'production'): readonly TemplateSummary[] {
  return catalogue.templates
    .filter(({ environments }) => environments.includes(environment))
    .map(({ id, title, description, icon, projectType, workflows }) => ({
      id,
      environment,
      title,
      description,
      icon,
      projectType,
      workflowCount: workflows.length,
      nodeCount: workflows.reduce((sum, { nodes }) => sum + nodes.length, 0),
    }));
}

/** The templates of One projects of an environment: a llama counts as a workflow, a page as a node. */
export function listOneTemplates(environment: 'development' | 'production'): readonly TemplateSummary[] {
  return catalogue.oneTemplates
    .filter(({ environments }) => environments.includes(environment))
    .map(({ id, title, description, icon, projectType, llamas }) => ({
      id,
      environment,
      title,
      description,
      icon,
      projectType,
      workflowCount: llamas.length,
      nodeCount: llamas.reduce((sum, { pages }) => sum + pages.length, 0),
    }));
}
