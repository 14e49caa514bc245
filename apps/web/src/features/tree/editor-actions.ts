import type { WorkflowType } from '@confab/model';

/** A position on the canvas, in canvas pixels. */
interface CanvasPosition {
  readonly x: number;
  readonly y: number;
}

/** The actions that the parts of the editor share: the selection, and commands on whole items. */
export interface EditorActions {
  /** Selects an item in the tree, canvas, problems and properties alike. */
  select(itemId: string): void;
  /** Selects nodes of a workflow; the properties panel stays open or closed as it is. */
  selectNodes(workflowId: string, nodeIds: readonly string[]): void;
  /** Selects no node; a closed properties panel stays closed. */
  deselectNode(): void;
  /** Moves the selection one level up: to the project, then to nothing. */
  selectParent(): void;
  rename(itemId: string, name: string): void;
  /** Adds and selects a workflow, by default of type Standard. @returns its id; undefined when that failed. */
  addWorkflow(workflowType?: WorkflowType): Promise<string | undefined>;
  /** Opens the list of ready modules. */
  openReadyModules(): void;
  /** Adds and selects a node. @returns its id; undefined when that failed. */
  addNode(workflowId: string, nodeType: string, place?: CanvasPosition): Promise<string | undefined>;
  duplicate(itemId: string): void;
  /** Moves a node to another workflow. */
  moveNode(nodeId: string, workflowId: string): void;
  /** Lets the author choose a target: another workflow for a node, another project for a workflow. */
  openMoveDialog(itemId: string): void;
  /** Shows where the item is used. */
  showUsages(itemId: string): void;
  /** Opens the utterance profiler for the item. */
  openProfiler(itemId: string): void;
  /** Opens the formats in which the project or a workflow can be exported. */
  openExport(itemId: string): void;
  /**
   * Deletes the items once the author has typed DELETE (A2.40).
   *
   * @param alongside makes the changes that belong to the deletion after it; undo reverts both in one step
   */
  confirmDelete(itemIds: readonly string[], alongside?: () => void): void;
}
