import type { NodePosition, OutsideChange } from '../../../editing/index.ts';
import type { ItemsStep } from './item-steps.ts';

/** One step of the stack: an edit of an item, moved cards, a node moved to another workflow, or added or removed items. */
export type UndoStep =
  | { readonly type: 'edit'; readonly itemId: string }
  | {
      readonly type: 'move';
      readonly workflowId: string;
      readonly from: readonly NodePosition[];
      readonly to: readonly NodePosition[];
      readonly since: number;
    }
  /** A node moved to another workflow, with the previous position of its card. */
  | {
      readonly type: 'transfer';
      readonly itemId: string;
      readonly from: string;
      readonly to: string;
      readonly previousPositions: readonly NodePosition[];
      readonly since: number;
    }
  /** A change that the server made, such as a replacement. */
  | { readonly type: 'outside'; readonly change: OutsideChange }
  /** Steps that belong together, in the order in which they were made. */
  | { readonly type: 'group'; readonly steps: readonly UndoStep[] }
  | ItemsStep;

export type OutsideStep = Extract<UndoStep, { type: 'outside' }>;
export type MoveStep = Extract<UndoStep, { type: 'move' }>;
export type EditStep = Extract<UndoStep, { type: 'edit' }>;
export type TransferStep = Extract<UndoStep, { type: 'transfer' }>;

/** A later change of a colleague that undo or redo would revert. */
export interface UndoConflict {
  /** 'entry': a row, entry or tree node of an item; 'item': an added item; 'place': an item that was moved. */
  readonly what: 'entry' | 'item' | 'place';
  readonly direction: 'undo' | 'redo';
  /** Who changed it. */
  readonly by: string;
  /** The name of the item. */
  readonly name: string;
}

/** Asks the author whether to undo or redo a step anyway. */
export type ConfirmUndo = (conflict: UndoConflict) => Promise<boolean>;

/** Where an undo or redo changed something, so that the editor can show it. */
export interface ChangeLocation {
  readonly itemId: string;
  /** Path of the changed value; undefined when the item as a whole changed. */
  readonly path?: string | undefined;
}
