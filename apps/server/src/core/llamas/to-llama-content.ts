import type { AuthorValue, OneProjectSource } from '@confab/dialog-engine';
import {
  minBuildOf,
  type ItemId,
  type JsonObject,
  type Llama,
  type LlamaContent,
  type LlamaStatus,
  type Page,
  type ProjectId,
  type PublishStatus,
  type WorkflowId,
  asProjectId,
} from '@confab/model';
import { pageSchemas } from '../schemas/page-schemas.ts';
import { getParentId, getReadingOrder } from '@confab/inputs';

/** A llama or page in some version. */
export interface OneItem {
  readonly id: ItemId;
  readonly type: string;
  readonly values: JsonObject;
}

/** Facts about a llama that are not authored values. */
interface LlamaMetadata {
  readonly projectId: ProjectId;
  readonly publishStatus: PublishStatus;
  readonly savedAt: Date | undefined;
}

const statuses: Readonly<Record<PublishStatus, LlamaStatus>> = {
  Draft: 'Draft',
  UnderReview: 'Under Review',
  Approved: 'Approved',
  Live: 'Live',
  Denied: 'Denied',
};

/** Converts a llama and its pages to the contract's form (A3.10, A3.12). */
export function toLlamaContent(llama: OneItem, pages: readonly OneItem[], facts: LlamaMetadata): LlamaContent {
  return {
    llama: toLlama(llama, pages, facts),
    pages: sortPages(llama.id, pages).map((page) => toPage(page, llama.id)),
  };
}

export function toLlama(llama: OneItem, pages: readonly OneItem[], facts: LlamaMetadata): Llama {
  const { Subtitle: subtitle } = llama.values;
  return {
    // This server wrote the ids and states.
    id: llama.id,
    parent: facts.projectId,
    pageList: getReadingOrder(llama.id, pages),
    attributeList: {
      owningProjectId: facts.projectId,
      llamaType: llama.type,
      minBuild: minBuildOf(pages, getIntroducedBuild),
      subtitle: typeof subtitle === 'string' ? subtitle : '',
      submissionStatus: statuses[facts.publishStatus],
      numberOfInteractions: 0,
      utcTimestamp: facts.savedAt?.toISOString() ?? '',
    },
    propertyValues: llama.values,
  };
}

/** The first client build that knows a page type (A3.11). */
function getIntroducedBuild(type: string): number {
  return Number(pageSchemas[type]?.attributes?.IntroducedInBuild ?? 1) || 1;
}

function toPage({ id, type, values }: OneItem, llamaId: ItemId): Page {
  return { id, type, parent: getParentId({ id, values }, llamaId), propertyValues: values };
}

function sortPages(llamaId: ItemId, pages: readonly OneItem[]): OneItem[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return getReadingOrder(llamaId, pages).flatMap((id) => byId.get(id) ?? []);
}

/** Converts a One project's items to the engine's source, in the given order. */
export function toOneSource(
  { authorValues, ...project }: OneItem & { readonly authorValues?: readonly AuthorValue[] },
  parts: readonly (OneItem & { readonly kind: string; readonly workflowId: WorkflowId | null })[],
): OneProjectSource {
  const facts = { projectId: asProjectId(project.id), publishStatus: 'Draft', savedAt: undefined } as const;
  const { DisplayName: name } = project.values;
  const pagesOf = new Map<string | null, OneItem[]>();
  for (const part of parts) {
    if (part.kind !== 'page') continue;
    const pages = pagesOf.get(part.workflowId);
    if (pages) pages.push(part);
    else pagesOf.set(part.workflowId, [part]);
  }
  return {
    project: { ...project, displayName: typeof name === 'string' ? name : '' },
    ...(authorValues && authorValues.length > 0 && { authorValues }),
    llamas: parts
      .filter(({ kind }) => kind === 'llama')
      .map((llama) => {
        return toLlamaContent(llama, pagesOf.get(llama.id) ?? [], facts);
      }),
  };
}
