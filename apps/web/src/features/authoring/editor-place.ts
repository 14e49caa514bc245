import type { Skeleton } from '../../editing/index.ts';

/** The tabs of a project (A2.9). */
export const editorTabs = ['build', 'runs', 'settings'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** What opens in the dock below. */
export const dockTabs = ['simulator', 'problems', 'find'] as const;
export type DockTab = (typeof dockTabs)[number];

/** Where one is in a project: what the address says. */
export interface EditorPlace {
  readonly tab: EditorTab;
  readonly workflowId: string | undefined;
  readonly nodeId: string | undefined;
  /** What is open in the dock. */
  readonly panel: DockTab | undefined;
  /** Whether the properties of what is selected stand beside the canvas. */
  readonly hasProperties: boolean;
  /** Which side of what is selected is shown; the panel knows what there are. */
  readonly side?: string | undefined;
}

/** Where one is, checked against what there is. */
export interface FoundPlace {
  /** The workflow on the canvas. */
  readonly workflowId: string | undefined;
  /** The item that is selected: a node, a workflow, else the project. */
  readonly selectedId: string;
}

/** Reads a place from the address; what it does not know is left out. */
export function placeOf(params: URLSearchParams): EditorPlace {
  return {
    tab: editorTabs.find((tab) => tab === params.get('tab')) ?? 'build',
    workflowId: params.get('workflow') ?? undefined,
    nodeId: params.get('node') ?? undefined,
    panel: dockTabs.find((panel) => panel === params.get('panel')),
    hasProperties: params.get('properties') !== 'closed',
    side: params.get('side') ?? undefined,
  };
}

/** A place as the address says it. */
export function paramsOf({ tab, workflowId, nodeId, panel, hasProperties, side }: EditorPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'build') params.set('tab', tab);
  if (workflowId !== undefined) params.set('workflow', workflowId);
  if (nodeId !== undefined) params.set('node', nodeId);
  if (panel !== undefined) params.set('panel', panel);
  if (!hasProperties) params.set('properties', 'closed');
  if (side !== undefined) params.set('side', side);
  return params;
}

/**
 * What the place leads to. Where a node or workflow is gone, what it was in is selected; the first workflow is drawn.
 * With the properties closed no workflow is selected (A2.31), though it is drawn.
 */
export function findPlace(
  { workflowId, nodeId, hasProperties }: EditorPlace,
  { project, workflows, nodesOf }: Skeleton,
): FoundPlace {
  const workflow = workflows.find((one) => one.id === workflowId);
  const node = workflow && nodesOf.get(workflow.id)?.find((one) => one.id === nodeId);
  const selected = node ?? (hasProperties ? workflow : undefined) ?? project;
  return { workflowId: workflow?.id ?? workflows[0]?.id, selectedId: selected.id };
}

/**
 * One level up (A2.6): from a node or a workflow, which stays drawn, to the project; from the project to nothing, with its
 * properties closed.
 */
export function clearedPlace(place: EditorPlace, { workflowId }: FoundPlace): EditorPlace {
  return { ...place, workflowId, nodeId: undefined, hasProperties: false };
}

/** The place of an item, all else as it is; undefined when there is no such item. */
export function placeOfItem(
  itemId: string,
  { project, workflows, nodesOf }: Skeleton,
  from: EditorPlace,
): EditorPlace | undefined {
  if (itemId === project.id) return { ...from, workflowId: undefined, nodeId: undefined };
  for (const { id } of workflows) {
    if (id === itemId) return { ...from, workflowId: id, nodeId: undefined };
    if (nodesOf.get(id)?.some((node) => node.id === itemId)) return { ...from, workflowId: id, nodeId: itemId };
  }
  return undefined;
}
