import type { ProjectOutline } from '../../editing/index.ts';

/** The tabs of a One project (A2.10). */
export const oneTabs = ['conversations', 'contact', 'settings', 'analytics'] as const;
type OneTab = (typeof oneTabs)[number];

/** What the URL says about where the author is. A page is named like a node, and its llama like a workflow. */
export interface OneLocation {
  readonly tab: OneTab;
  /** The selected llama, or the llama of the selected page. */
  readonly llamaId: string | undefined;
  readonly pageId: string | undefined;
}

/** Reads a location from the URL; unknown values are ignored. */
export function parseOneLocation(params: URLSearchParams): OneLocation {
  return {
    tab: oneTabs.find((tab) => tab === params.get('tab')) ?? 'conversations',
    llamaId: params.get('workflow') ?? undefined,
    pageId: params.get('node') ?? undefined,
  };
}

/** The URL parameters of a location; the view of the panel is kept. */
export function toOneParams({ tab, llamaId, pageId }: OneLocation, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'conversations') params.set('tab', tab);
  if (llamaId !== undefined) params.set('workflow', llamaId);
  if (pageId !== undefined) params.set('node', pageId);
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
