import { loadCatalogue } from './load-catalogue.ts';
import type { OneTemplate } from './templates/one-template.ts';
import type { Template } from './templates/template.ts';

/** The shipped catalogue, read and checked on the first import. */
export const catalogue = loadCatalogue();

/** Finds a Pro template by id. */
export function findTemplate(id: string): Template | undefined {
  return catalogue.templates.find((template) => template.id === id);
}

/** Finds a One template by id. */
export function findOneTemplate(id: string): OneTemplate | undefined {
  return catalogue.oneTemplates.find((template) => template.id === id);
}

/** Returns the client build that introduced a page type (A3.11); 1 for an unknown type. */
export function getIntroducedBuild(pageType: string): number {
  return Number(catalogue.pageSchemas[pageType]?.attributes?.['IntroducedInBuild'] ?? 1);
}

/** A template as the template gallery shows it (P3.23). */
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

/** Lists the Pro templates of one environment (P3.24). */
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

/** Lists the One templates of one environment. Llamas count as workflows, pages as nodes. */
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
