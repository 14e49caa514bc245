import type { JsonObject } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { invertEdit } from '../edits/invert-edit.ts';
import { fitTextEdit, readBaseText, rebaseTextEdit } from '../texts/merged-text.ts';
import { rebaseTextChange } from '../texts/rebase-text-change.ts';
import { invertTextChange, type TextChange } from '../texts/text-change.ts';

/** One undo or redo step: the edits, in order, that undo or redo a change of an item. */
export type HistoryStep = readonly InputEdit[];

/** The undo history of one item. Contains only the author's own edits. */
export interface EditHistory {
  readonly undo: readonly HistoryStep[];
  readonly redo: readonly HistoryStep[];
  /** The number of changes that were ever recorded. */
  readonly recorded: number;
}

export const emptyHistory: EditHistory = { undo: [], redo: [], recorded: 0 };

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
  if (step.length === 0) return history;
  return { undo: [...history.undo, step].slice(-stepsMax), redo: [], recorded: history.recorded + 1 };
}

/** Makes the latest undo step take back all of an edit that its author has continued since the step was recorded. */
export function amendLastStep(history: EditHistory, edit: InputEdit): EditHistory {
  const [step] = history.undo.at(-1) ?? [];
  if (!step || !edit.textChange) return history;
  const base = readBaseText(edit);
  const updatedValue = base === '' ? step.updatedValue : base;
  const amended = { ...step, updatedValue, textChange: invertTextChange(edit.textChange) };
  return { ...history, undo: [...history.undo.slice(0, -1), [amended]] };
}

/** The result of an undo or redo: the edits to make and the history after them. */
export interface ReplayedStep {
  readonly history: EditHistory;
  readonly edits: readonly InputEdit[];
  /** Whether part of the step could not be applied, because its target was deleted. */
  readonly isPartial: boolean;
}

/** Undoes the latest step that still has an effect; undefined when there is none. */
export function undoLastStep(history: EditHistory, values: JsonObject): ReplayedStep | undefined {
  const step = history.undo.at(-1);
  if (!step) return undefined;
  const taken = replay(step, values);
  const undo = history.undo.slice(0, -1);
  if (hasNoEffect(taken) && undo.length > 0) return undoLastStep({ ...history, undo }, values);
  return {
    ...taken,
    history: { ...history, undo, redo: pushStep(history.redo, invertEdits(values, taken.edits)) },
  };
}

/** Redoes the latest undone step that still has an effect; undefined when there is none. */
export function redoLastStep(history: EditHistory, values: JsonObject): ReplayedStep | undefined {
  const step = history.redo.at(-1);
  if (!step) return undefined;
  const taken = replay(step, values);
  const redo = history.redo.slice(0, -1);
  if (hasNoEffect(taken) && redo.length > 0) return redoLastStep({ ...history, redo }, values);
  return {
    ...taken,
    history: { ...history, undo: pushStep(history.undo, invertEdits(values, taken.edits)), redo },
  };
}

function replay(step: HistoryStep, values: JsonObject) {
  const edits: InputEdit[] = [];
  let isPartial = false;
  let here = values;
  for (const recorded of step) {
    const edit = fitTextEdit(here, recorded);
    const result = applyEdit(here, edit);
    if (result.type === 'applied') edits.push(edit);
    if (result.type === 'dropped') isPartial = true;
    here = result.values;
  }
  return { edits, isPartial };
}

/** Whether a step changes nothing, because colleagues have removed or changed back all of it. */
function hasNoEffect({ edits, isPartial }: Pick<ReplayedStep, 'edits' | 'isPartial'>) {
  return edits.length === 0 && !isPartial;
}

/** Rewrites the steps of a text that somebody else changed, so that they undo and redo the author's own words only. */
export function rebaseHistory(history: EditHistory, path: string, change: TextChange): EditHistory {
  const [undo, redo] = [rebaseSteps(history.undo, path, change), rebaseSteps(history.redo, path, change)];
  return { ...history, undo, redo };
}

/** The last step applies to the text as it is now, each earlier one to the text after the step that follows it. */
function rebaseSteps(steps: readonly HistoryStep[], path: string, change: TextChange): readonly HistoryStep[] {
  let here = change;
  return steps
    .toReversed()
    .map((step) =>
      step.map((edit) => {
        if (edit.path !== path || !edit.textChange) return edit;
        const rebased = rebaseTextEdit(edit, here);
        here = rebaseTextChange(here, edit.textChange, 'own');
        return rebased;
      }),
    )
    .toReversed();
}

function pushStep(steps: readonly HistoryStep[], step: HistoryStep) {
  return step.length === 0 ? steps : [...steps, step];
}
