import type { JsonObject, JsonValue } from '@confab/model';
import { findEditTarget } from '../edits/find-edit-target.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { parsePath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { rebaseTextChange } from './rebase-text-change.ts';
import { applyTextChange, compareTexts, invertTextChange, type TextChange } from './text-change.ts';

/** Whether a path leads to a text that is written by hand, by the properties of its item. */
export function isMergedText(properties: readonly AnyProperty[], path: string): boolean {
  const target = findEditTarget(properties, parsePath(path));
  return target.type === 'value' && getValueType(target.property.type).isMerged(target.property);
}

/** The text of a value that is written by hand, '' without a value; undefined for a value that is not a text. */
export function readText(values: JsonObject | undefined, path: string): string | undefined {
  return toText(values && readAt(values, path));
}

/** The text of a value, '' for none; undefined for a value that is not a text. */
export function toText(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : undefined;
}

/** The text that an edit was made on; undefined for an edit without a text change, or with one that contradicts it. */
export function readBaseText({ updatedValue, textChange }: InputEdit): string | undefined {
  const after = toText(updatedValue);
  return textChange && after !== undefined ? applyTextChange(after, invertTextChange(textChange)) : undefined;
}

/**
 * Adds a text change to an edit, based on the current text, unless the edit has one that no caret could make more
 * precise.
 *
 * @param caret where the author's caret is in the new text, if the caret is in it
 */
export function addTextChange(values: JsonObject, edit: InputEdit, caret?: number): InputEdit {
  const [before, after] = [readText(values, edit.path), toText(edit.updatedValue)];
  if (edit.action !== 'ValueChanged' || before === undefined || after === undefined) return edit;
  if (edit.textChange && (caret === undefined || readBaseText(edit) !== before)) return edit;
  return { ...edit, textChange: compareTexts(before, after, caret) };
}

/** Rewrites an edit of a text so that it applies after another change of the text that it was made on. */
export function rebaseTextEdit(edit: InputEdit, other: TextChange): InputEdit {
  const base = readBaseText(edit);
  if (base === undefined || !edit.textChange) return edit;
  const textChange = rebaseTextChange(edit.textChange, other, 'other');
  const before = applyTextChange(base, other);
  const after = before === undefined ? undefined : applyTextChange(before, textChange);
  if (after === undefined) return edit;
  const isCleared = after === '' && typeof edit.updatedValue !== 'string';
  return { ...edit, updatedValue: isCleared ? edit.updatedValue : after, textChange };
}

/**
 * Rewrites an edit of a text so that it applies to the current text in `values`, which is compared with the text that
 * the edit was made on. An edit whose text is already there changes nothing. Other edits are returned as they are.
 */
export function fitTextEdit(values: JsonObject, edit: InputEdit): InputEdit {
  const [base, now] = [readBaseText(edit), readText(values, edit.path)];
  if (base !== undefined && base !== now && now === toText(edit.updatedValue)) return { ...edit, textChange: [] };
  return base === undefined || now === undefined || base === now ? edit : rebaseTextEdit(edit, compareTexts(base, now));
}

/** Changes are replayed one by one up to this length of the text times their number, in UTF-16 units. */
const replayedMax = 4_000_000;

/**
 * Rewrites an edit of a text so that it applies to the current text in `values`, after the changes of others.
 *
 * @param changes what others changed since the text that the edit was made on, in order. When they do not lead to the
 *   current text, or are too much work, the two texts are compared instead.
 */
export function mergeTextEdit(values: JsonObject, edit: InputEdit, changes: readonly TextChange[]): InputEdit {
  let text = readBaseText(edit);
  if (text === undefined || text.length * changes.length > replayedMax) return fitTextEdit(values, edit);
  let merged = edit;
  for (const change of changes) {
    merged = rebaseTextEdit(merged, change);
    text = text === undefined ? undefined : applyTextChange(text, change);
  }
  return text === readText(values, edit.path) ? merged : fitTextEdit(values, edit);
}

/** The change of a text between two states of an item; empty for a value that is not a text. */
export function compareTextsAt(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  path: string,
): TextChange {
  const [one, other] = [readText(before, path), readText(after, path)];
  return one === undefined || other === undefined ? [] : compareTexts(one, other);
}

/**
 * Joins an edit of a value with the one that continues it, such as the next typed letter.
 *
 * @returns undefined when they change different places of a text, so that they stay two edits
 */
export function continueEdit(edit: InputEdit, next: InputEdit): InputEdit | undefined {
  const [one, other] = [edit.textChange, next.textChange];
  if (!one && !other) return { ...edit, updatedValue: next.updatedValue };
  const [before, between, after] = [readBaseText(edit), readBaseText(next), toText(next.updatedValue)];
  const [first, second] = [one?.[0], other?.[0]];
  if (before === undefined || after === undefined || between !== toText(edit.updatedValue) || between === undefined)
    return undefined;
  if (!first || !second || one?.length !== 1 || other?.length !== 1) return undefined;
  const ends = [first.at + first.added.length, second.at + second.removed.length] as const;
  if (second.at > ends[0] || ends[1] < first.at) return undefined;
  const at = Math.min(first.at, second.at);
  const tail = between.length - Math.max(...ends);
  const splice = {
    at,
    removed: before.slice(at, before.length - tail),
    added: after.slice(at, after.length - tail),
    ...(first.standsFirst && first.at === at ? { standsFirst: true } : {}),
  };
  return { ...edit, updatedValue: next.updatedValue, textChange: [splice] };
}
