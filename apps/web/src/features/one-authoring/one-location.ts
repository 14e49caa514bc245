import type { ProjectOutline } from '../../editing/index.ts';

/** The tabs of a One project (A2.10). */
export const oneTabs = ['conversations', 'contact', 'settings', 'analytics'] as const;
/** What the editor shows: a tab, or the page of texts, which is a tab in projects of several languages. */
export const oneViews = [...oneTabs, 'texts'] as const;
export type OneView = (typeof oneViews)[number];

/** The author's location, from the URL. A page is named like a node, and its llama like a workflow. */
export interface OneLocation {
  readonly tab: OneView;
  /** The selected llama, or the llama of the selected page. */
  readonly llamaId: string | undefined;
  readonly pageId: string | undefined;
  /** The text to go to on the page of texts. */
  readonly row?: string | undefined;
}

/** Reads a location from the URL; unknown values are ignored. */
export function parseOneLocation(params: URLSearchParams): OneLocation {
  return {
    tab: oneViews.find((tab) => tab === params.get('tab')) ?? 'conversations',
    llamaId: params.get('workflow') ?? undefined,
    pageId: params.get('node') ?? undefined,
    row: params.get('row') ?? undefined,
  };
}

/** The URL parameters of a location; the view of the panel is kept. */
export function toOneParams({ tab, llamaId, pageId, row }: OneLocation, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'conversations') params.set('tab', tab);
  if (llamaId !== undefined) params.set('workflow', llamaId);
  if (pageId !== undefined) params.set('node', pageId);
  if (tab === 'texts' && row !== undefined) params.set('row', row);
  const side = before.get('side');
  if (side !== null) params.set('side', side);
  return params;
}

/** The selected page, else the selected llama; undefined when nothing that exists is selected. */
export function findSelectedId(
  { llamaId, pageId }: OneLocation,
  { workflows, nodesByWorkflow }: ProjectOutline,
): string | undefined {
  const llama = workflows.find(({ id }) => id === llamaId);
  const page = llama && nodesByWorkflow.get(llama.id)?.find(({ id }) => id === pageId);
  return page?.id ?? llama?.id;
}
