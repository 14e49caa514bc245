import type { JsonObject } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { invertEdit } from '../edits/invert-edit.ts';

/** One undo or redo step: the edits, in order, that undo or redo a change of an item. */
export type HistoryStep = readonly InputEdit[];

/** The undo history of one item. Contains only the author's own edits. */
export interface EditHistory {
  readonly undo: readonly HistoryStep[];
  readonly redo: readonly HistoryStep[];
}

export const emptyHistory: EditHistory = { undo: [], redo: [] };

const stepsMax = 200;

/** Creates the step that undoes edits, from the values before them. Empty when they change nothing. */
export function invertEdits(values: JsonObject, edits: readonly InputEdit[]): HistoryStep {
  const inverse: InputEdit[] = [];
  let before = values;
  for (const edit of edits) {
    const back = invertEdit(before, edit);
    if (back) inverse.unshift(back);
    before = applyEdit(before, edit).values;
  }
  return inverse;
}

/** Adds an undo step for a new change and clears the redo steps. */
export function recordStep(history: EditHistory, step: HistoryStep): EditHistory {
  return step.length === 0 ? history : { undo: [...history.undo, step].slice(-stepsMax), redo: [] };
}

/** The result of an undo or redo: the edits to make and the history after them. */
export interface ReplayedStep {
  readonly history: EditHistory;
  readonly edits: readonly InputEdit[];
  /** Whether part of the step could not be applied, because its target was deleted. */
  readonly isPartial: boolean;
}

/** Undoes the latest step; undefined when there is none. */
export function undoLastStep(history: EditHistory, values: JsonObject): ReplayedStep | undefined {
  const step = history.undo.at(-1);
  if (!step) return undefined;
  const taken = replay(step, values);
  return {
    ...taken,
    history: { undo: history.undo.slice(0, -1), redo: pushStep(history.redo, invertEdits(values, taken.edits)) },
  };
}

/** Redoes the latest undone step; undefined when there is none. */
export function redoLastStep(history: EditHistory, values: JsonObject): ReplayedStep | undefined {
  const step = history.redo.at(-1);
  if (!step) return undefined;
  const taken = replay(step, values);
  return {
    ...taken,
    history: { undo: pushStep(history.undo, invertEdits(values, taken.edits)), redo: history.redo.slice(0, -1) },
  };
}

function replay(step: HistoryStep, values: JsonObject) {
  const edits: InputEdit[] = [];
  let isPartial = false;
  let here = values;
  for (const edit of step) {
    const result = applyEdit(here, edit);
    if (result.type === 'applied') edits.push(edit);
    if (result.type === 'dropped') isPartial = true;
    here = result.values;
  }
  return { edits, isPartial };
}

function pushStep(steps: readonly HistoryStep[], step: HistoryStep) {
  return step.length === 0 ? steps : [...steps, step];
}
