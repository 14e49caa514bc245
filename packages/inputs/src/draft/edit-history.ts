import type { JsonObject } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { invertEdit } from '../edits/invert-edit.ts';

/** One step: the edits, in order, that take an own change of an item back or do it again. */
export type HistoryStep = readonly InputEdit[];

/** What the author did to one item and can take back. A colleague's edits never enter. */
export interface EditHistory {
  readonly undo: readonly HistoryStep[];
  readonly redo: readonly HistoryStep[];
}

export const emptyHistory: EditHistory = { undo: [], redo: [] };

const stepsMax = 200;

/** The step that takes these edits back, from the values before them. Empty when they change nothing. */
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

/** Remembers how to take a new change back. What had been undone can no longer be done again. */
export function recordStep(history: EditHistory, step: HistoryStep): EditHistory {
  return step.length === 0 ? history : { undo: [...history.undo, step].slice(-stepsMax), redo: [] };
}

/** What taking a step gives: the edits to make, the history after it, and whether part of it had nowhere to go. */
export interface ReplayedStep {
  readonly history: EditHistory;
  readonly edits: readonly InputEdit[];
  /** Part of the step was about something deleted since, or changes nothing any more. */
  readonly isPartial: boolean;
}

/** Takes the latest own change back; undefined when there is none. */
export function undoLastStep(history: EditHistory, values: JsonObject): ReplayedStep | undefined {
  const step = history.undo.at(-1);
  if (!step) return undefined;
  const taken = replay(step, values);
  return {
    ...taken,
    history: { undo: history.undo.slice(0, -1), redo: pushStep(history.redo, invertEdits(values, taken.edits)) },
  };
}

/** Does the latest undone change again; undefined when there is none. */
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
