import { forcedKeys, createRow, type InputEdit, readOrderedList, readRows } from '@confab/inputs';
import { readString, type JsonObject } from '@confab/model';
import { normaliseSlotName } from '../../compile/read-slots.ts';
import type { Problem, ProjectSource } from '../../types.ts';

/** The kinds of fixes, each with its own button text. */
export type FixKind = 'removeConnection' | 'goToStart' | 'removeRow' | 'clearValue' | 'createVariable' | 'createSlot';

/** The edits of a fix; they apply to one item and are undone together. */
export interface ProblemFix {
  readonly itemId: string;
  readonly edits: readonly InputEdit[];
}

/** The kind of fix of a problem; undefined if the author has to decide. */
export function getFixKind({ code, path, names }: Problem): FixKind | undefined {
  switch (code) {
    case 'DanglingConnector':
      return 'removeConnection';
    case 'DanglingJump':
      return path === 'TargetNodeId' ? 'goToStart' : undefined;
    case 'DuplicateIntent':
    case 'EmptyAnswer':
    case 'EmptyCondition':
      return forcedKeys.has(path.split('/')[1] ?? '') ? undefined : 'removeRow';
    case 'InvalidDefault':
      return 'clearValue';
    case 'UnknownToken':
    case 'UnknownVariable':
      return isNameOfVariable(names[0] ?? '') ? 'createVariable' : undefined;
    case 'UnknownSlot':
      return nameOfSlot.test(names[0] ?? '') ? 'createSlot' : undefined;
    default:
      return undefined;
  }
}

/** Creates the edits of a fix. `newId` creates the ids of added rows. */
export function createFix(problem: Problem, source: ProjectSource, newId: () => string): ProblemFix | undefined {
  const { itemId, path } = problem;
  switch (getFixKind(problem)) {
    case 'removeConnection':
    case 'goToStart':
    case 'clearValue':
      return { itemId, edits: [{ path, action: 'ValueChanged', updatedValue: '' }] };
    case 'removeRow':
      return { itemId, edits: [{ path: path.split('/').slice(0, 2).join('/'), action: 'DeleteRow' }] };
    case 'createVariable':
      return createMissing(source, 'Variables', newId(), {
        Name: problem.names[0] ?? '',
        Type: 'string',
        DefaultValue: '',
        Scope: 'Project',
      });
    case 'createSlot':
      // The slot takes any words until the author chooses its type.
      return createMissing(source, 'Slots', newId(), { Name: problem.names[0] ?? '', SlotType: 'text' });
    default:
      return undefined;
  }
}

/** What can be written in the braces of a sample and is not a typing error. */
const nameOfSlot = /^[\p{L}][\p{L}\p{N} _-]{0,99}$/u;

/** Whether a name is plausible for a new variable; other names are more likely typing errors. */
function isNameOfVariable(name: string) {
  return /^[A-Za-z_]\w{0,99}$/.test(name) && !['constructor', 'prototype', '__proto__'].includes(name);
}

/**
 * Adds a row to the end of a table of the project; undefined if it has one of that name by now, which two problems can
 * name.
 */
function createMissing(
  { project }: ProjectSource,
  table: 'Slots' | 'Variables',
  id: string,
  values: JsonObject & { readonly Name: string },
): ProblemFix | undefined {
  // Names of variables are different if their case is.
  const toKey = table === 'Slots' ? normaliseSlotName : (name: string) => name;
  const rows = readRows(project.values[table]);
  if (rows.some((row) => toKey(readString(row.values['Name'])) === toKey(values.Name))) return undefined;
  const row = createRow({ id, values }, readOrderedList(project.values[table]));
  return { itemId: project.id, edits: [{ path: table, action: 'AddRow', updatedValue: row }] };
}
