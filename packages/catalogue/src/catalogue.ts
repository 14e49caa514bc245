import { listLanguages } from '@confab/inputs';
import { findLanguageByTag, type JsonObject, type ProjectLanguage } from '@confab/model';
import { loadCatalogue } from './load-catalogue.ts';
import type { OneTemplate } from './templates/one-template.ts';
import { buildReadyModule } from './ready-modules/build-ready-module.ts';
import type { Template } from './templates/template.ts';

/** The shipped catalogue, read and checked on the first import, or by the build. */
export const catalogue = loadCatalogue();

/** Finds a Pro template by id. */
export function findTemplate(id: string): Template | undefined {
  return catalogue.templates.find((template) => template.id === id);
}

/** Finds a One template by id. */
export function findOneTemplate(id: string): OneTemplate | undefined {
  return catalogue.oneTemplates.find((template) => template.id === id);
}

/** A module that can be added to any Pro project, as the gallery shows it in each language. */
export interface ReadyModuleSummary {
  readonly id: string;
  readonly texts: readonly { readonly language: string; readonly title: string; readonly description: string }[];
}

/** Lists the ready modules. */
export function listReadyModules(): readonly ReadyModuleSummary[] {
  return catalogue.readyModules.map(({ id }) => ({
    id,
    texts: catalogue.readyModuleTexts.flatMap(({ language, modules }) => {
      const own = modules[id];
      return own ? [{ language, title: own.title, description: own.description }] : [];
    }),
  }));
}

/**
 * Finds a ready module as a template of its module and of a workflow in the place of the project's first one.
 *
 * @param language the language of the project, such as 'de' or 'de-AT'; the first language of the texts when they have none
 */
export function findReadyModule(id: string, language: string): Template | undefined {
  const module = catalogue.readyModules.find((one) => one.id === id);
  const texts =
    catalogue.readyModuleTexts.find((one) => one.language === language.slice(0, 2).toLowerCase()) ??
    catalogue.readyModuleTexts[0];
  return module && texts && buildReadyModule(module, texts);
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
  readonly languages: ProjectLanguage[];
}

type Environment = 'development' | 'production';

/** Lists the Pro templates of one environment (P3.24). */
export function listTemplates(environment: Environment): readonly TemplateSummary[] {
  return catalogue.templates
    .filter(({ environments }) => environments.includes(environment))
    .map((template) => ({
      ...summarizeTemplate(template, environment),
      workflowCount: template.workflows.length,
      nodeCount: template.workflows.reduce((sum, { nodes }) => sum + nodes.length, 0),
    }));
}

/** Lists the One templates of one environment. Llamas count as workflows, pages as nodes. */
export function listOneTemplates(environment: Environment): readonly TemplateSummary[] {
  return catalogue.oneTemplates
    .filter(({ environments }) => environments.includes(environment))
    .map((template) => ({
      ...summarizeTemplate(template, environment),
      workflowCount: template.llamas.length,
      nodeCount: template.llamas.reduce((sum, { pages }) => sum + pages.length, 0),
    }));
}

function summarizeTemplate(template: Template | OneTemplate, environment: Environment) {
  const { id, title, description, icon, projectType, propertyValues } = template;
  return {
    id,
    environment,
    title,
    description,
    icon,
    projectType,
    languages: listKnownLanguages(propertyValues),
  };
}

const listKnownLanguages = (project: JsonObject) =>
  listLanguages(project).flatMap((language) => findLanguageByTag(language) ?? []);
