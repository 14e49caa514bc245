import type { WorkflowType } from '@confab/model';

/** Where on the canvas something is put, in canvas pixels. */
interface CanvasPlace {
  readonly x: number;
  readonly y: number;
}

/** What the parts of the editor ask of it: one selection, and the commands that concern whole items. */
export interface EditorActions {
  /** The one selection that tree, canvas, problems and panel share. */
  select(itemId: string): void;
  /** No node is selected any more. Properties that are closed stay so. */
  deselect(): void;
  /** Selects what is one level up: the project, then nothing. */
  clearSelection(): void;
  rename(itemId: string, name: string): void;
  /** A Standard one unless another type is asked for. */
  addWorkflow(workflowType?: WorkflowType): void;
  /** @returns the id of the new node, which is selected then; undefined when it could not be made. */
  addNode(workflowId: string, nodeType: string, place?: CanvasPlace): Promise<string | undefined>;
  duplicate(itemId: string): void;
  /** Puts a node into another workflow. */
  moveNode(nodeId: string, workflowId: string): void;
  /** Asks where to: another workflow for a node, another project for a workflow. */
  askToMove(itemId: string): void;
  /** Shows every place that leads to it. */
  showUses(itemId: string): void;
  /** Opens the utterance profiler where something is said to the item. */
  profile(itemId: string): void;
  /** Asks for the word DELETE first (A2.40). */
  askToDelete(itemIds: readonly string[]): void;
}
