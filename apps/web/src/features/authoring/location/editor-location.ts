import type { ProjectOutline } from '../../../editing/index.ts';
import { definitionPages } from '../../definitions/index.ts';

/** The tabs of a project (A2.9). */
export const editorTabs = ['build', 'runs', 'settings'] as const;

/** The content of the editor's centre: a tab, a page of definitions, or the page of recordings or texts. */
const editorViews = [...editorTabs, ...definitionPages, 'recordings', 'texts'] as const;
export type EditorView = (typeof editorViews)[number];

/** The tabs of the dock below the canvas. */
export const dockTabs = ['simulator', 'problems', 'find'] as const;
export type DockTab = (typeof dockTabs)[number];
const dockPanels = ['problems', 'find'] as const;

/** The author's location in a project, from the URL. */
export interface EditorLocation {
  readonly tab: EditorView;
  readonly workflowId: string | undefined;
  readonly nodeId: string | undefined;
  /** The panel that is open in the dock, in front of a simulator there; undefined for none. */
  readonly panel: (typeof dockPanels)[number] | undefined;
  /** Whether the simulator is open: at the side, in the dock or in a window. */
  readonly isSimulatorOpen: boolean;
  /** Whether the properties panel is open. */
  readonly isPropertiesOpen: boolean;
  /** The view of the selected item in the properties panel. */
  readonly side?: string | undefined;
  /** The row that a page of definitions shows with its details, the line that is recorded, or a text. */
  readonly row?: string | undefined;
}

/** A location resolved to existing items. */
export interface ResolvedLocation {
  /** The workflow on the canvas. */
  readonly workflowId: string | undefined;
  /** The selected node, else the workflow, else the project. */
  readonly selectedId: string;
}

/** Reads a location from the URL; unknown values are ignored. */
export function parseEditorLocation(params: URLSearchParams): EditorLocation {
  return {
    tab: editorViews.find((tab) => tab === params.get('tab')) ?? 'build',
    workflowId: params.get('workflow') ?? undefined,
    nodeId: params.get('node') ?? undefined,
    panel: dockPanels.find((panel) => panel === params.get('panel')),
    // Older links name the simulator as a panel.
    isSimulatorOpen: params.get('simulator') === 'open' || params.get('panel') === 'simulator',
    isPropertiesOpen: params.get('properties') !== 'closed',
    side: params.get('side') ?? undefined,
    row: params.get('row') ?? undefined,
  };
}

/** The URL parameters of a location. */
export function toSearchParams({
  tab,
  workflowId,
  nodeId,
  panel,
  isSimulatorOpen,
  isPropertiesOpen,
  side,
  row,
}: EditorLocation): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'build') params.set('tab', tab);
  if (workflowId !== undefined) params.set('workflow', workflowId);
  if (nodeId !== undefined) params.set('node', nodeId);
  if (panel !== undefined) params.set('panel', panel);
  if (isSimulatorOpen) params.set('simulator', 'open');
  if (!isPropertiesOpen) params.set('properties', 'closed');
  if (side !== undefined) params.set('side', side);
  if (row !== undefined && !editorTabs.some((one) => one === tab)) params.set('row', row);
  return params;
}

/**
 * Resolves a location to existing items. When a node or workflow does not exist, its parent is selected and the first
 * workflow is shown. With the properties panel closed no workflow is selected (A2.31), though it is shown.
 */
export function resolveLocation(
  { workflowId, nodeId, isPropertiesOpen }: EditorLocation,
  { project, workflows, nodesByWorkflow: nodesOf }: ProjectOutline,
): ResolvedLocation {
  const workflow = workflows.find((one) => one.id === workflowId);
  const node = workflow && nodesOf.get(workflow.id)?.find((one) => one.id === nodeId);
  const selected = node ?? (isPropertiesOpen ? workflow : undefined) ?? project;
  return { workflowId: workflow?.id ?? workflows[0]?.id, selectedId: selected.id };
}

/**
 * The location one level up (A2.6): from a node or a workflow, which stays on the canvas, to the project; from the project
 * to nothing, with the properties panel closed.
 */
export function getParentLocation(location: EditorLocation, { workflowId }: ResolvedLocation): EditorLocation {
  return { ...location, workflowId, nodeId: undefined, isPropertiesOpen: false };
}

/** `from` with an item selected; undefined when the item does not exist. */
export function findItemLocation(
  itemId: string,
  { project, workflows, nodesByWorkflow: nodesOf }: ProjectOutline,
  from: EditorLocation,
): EditorLocation | undefined {
  if (itemId === project.id) return { ...from, workflowId: undefined, nodeId: undefined };
  for (const { id } of workflows) {
    if (id === itemId) return { ...from, workflowId: id, nodeId: undefined };
    if (nodesOf.get(id)?.some((node) => node.id === itemId)) return { ...from, workflowId: id, nodeId: itemId };
  }
  return undefined;
}
