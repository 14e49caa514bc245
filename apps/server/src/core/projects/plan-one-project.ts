import { findOneTemplate, instantiateOneTemplate, getIntroducedBuild, writeTemplateIn } from '@confab/catalogue';
import { projectCalls, unprocessable } from '@confab/contracts';
import { arrangePages, createDefaultValues, createOrderCounter, orderBetween } from '@confab/inputs';
import {
  type JsonObject,
  type LlamaContent,
  type PageType,
  type ProjectId,
  type NewId,
  asProjectId,
  asWorkflowId,
} from '@confab/model';
import type { ItemPlan } from '../items/create-items.ts';
import { getSchema } from '../schemas/find-schema.ts';
import { createProjectValues, type ProjectPlan } from './plan-project.ts';

const creationFailed = projectCalls.create.fallbackMessage;

interface NewOneProject {
  readonly displayName: string;
  readonly templateId?: string | undefined;
  /** The only language of the project; by default all of the template's, or the one of a blank project. */
  readonly language?: string | undefined;
  /** The names of the chapter and the page of a blank project. */
  readonly firstName?: string | undefined;
  readonly firstPageName?: string | undefined;
}

/**
 * A One project from a template, with new ids; without a template, one chapter with a Welcome page.
 *
 * @param newAssetId creates the id of each file
 * @throws unprocessable for a template that does not exist, or does not have the language
 */
export function planOneProject(request: NewOneProject, newId: () => NewId, newAssetId: () => string): ProjectPlan {
  const { displayName, templateId, language } = request;
  if (templateId === undefined) return planBlankOne(request, newId);
  const whole = findOneTemplate(templateId);
  const template = whole && language !== undefined ? writeTemplateIn(whole, language) : whole;
  if (!template) throw unprocessable(creationFailed);
  const { project, llamas, media } = instantiateOneTemplate(template, newId, getIntroducedBuild, newAssetId);
  const projectId = asProjectId(project.id);
  const nextOrder = createOrderCounter();
  const chapters = llamas.flatMap((content) => planLlama(projectId, content, nextOrder(), newId));
  const values = { ...getDefaultValues('project', 'One', newId), ...project.values, DisplayName: displayName };
  return { items: [planProject(projectId, values), ...chapters], layouts: [], media };
}

function planBlankOne(
  { displayName, language, firstName = 'Chapter 1', firstPageName }: NewOneProject,
  newId: () => NewId,
): ProjectPlan {
  const projectId = newId();
  const values = createProjectValues('One', { DisplayName: displayName }, language, newId);
  const order = orderBetween(undefined, undefined);
  const chapter = planBlankLlama(
    { projectId, displayName: firstName, order, pageType: 'Welcome', pageName: firstPageName },
    newId,
  );
  return { items: [planProject(projectId, values), ...chapter], layouts: [] };
}

interface NewLlama {
  readonly projectId: ProjectId;
  readonly displayName: string;
  /** The position of the llama among those of the project, as a sortable text. */
  readonly order: string;
  readonly pageType: PageType;
  /** The name of its page; by default the title of the page type, in English. */
  readonly pageName?: string | undefined;
}

/** A llama with one page. */
export function planBlankLlama(
  { projectId, displayName, order, pageType, pageName = pageType }: NewLlama,
  newId: () => NewId,
): readonly ItemPlan[] {
  const llamaId = newId();
  const own = { projectId, sortOrder: order };
  const chapter = { ...getDefaultValues('llama', 'Chapter', newId), DisplayName: displayName };
  const page = {
    ...getDefaultValues('page', pageType, newId),
    DisplayName: pageName,
    Parent: llamaId,
    Order: orderBetween(undefined, undefined),
  };
  return [
    { ...own, id: llamaId, kind: 'llama', type: 'Chapter', workflowId: null, values: chapter },
    { ...own, id: newId(), kind: 'page', type: pageType, workflowId: llamaId, values: page },
  ];
}

function planProject(id: ProjectId, values: JsonObject): ItemPlan {
  const sortOrder = orderBetween(undefined, undefined);
  return { id, kind: 'project', type: 'One', projectId: id, workflowId: null, values, sortOrder };
}

function planLlama(
  projectId: ProjectId,
  { llama, pages }: LlamaContent,
  sortOrder: string,
  newId: () => NewId,
): ItemPlan[] {
  const type = llama.attributeList.llamaType;
  const values = { ...getDefaultValues('llama', type, newId), ...llama.propertyValues };
  const placed = arrangePages(
    llama.id,
    pages.map((page) => ({
      id: page.id,
      type: page.type,
      values: {
        ...getDefaultValues('page', page.type, newId),
        ...page.propertyValues,
        Parent: page.parent,
      },
    })),
    llama.pageList,
  );
  return [
    { id: llama.id, kind: 'llama', type, projectId, workflowId: null, values, sortOrder },
    ...placed.map((page): ItemPlan => ({
      ...page,
      kind: 'page',
      projectId,
      workflowId: asWorkflowId(llama.id),
      sortOrder,
    })),
  ];
}

function getDefaultValues(kind: 'project' | 'llama' | 'page', type: string, newId: () => NewId): JsonObject {
  return createDefaultValues(getSchema(kind, type, creationFailed), newId);
}
