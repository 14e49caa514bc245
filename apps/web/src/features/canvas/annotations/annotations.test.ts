import { applyEdit } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { describe, expect, it } from 'vitest';
import { createAddEdits, createChangeEdits, createRemoveEdit } from './annotation-edits.ts';
import { readAnnotations, type Annotation, type CanvasGroup, type CanvasNote } from './annotation.ts';
import { isInGroup } from './annotation-nodes.ts';

const group: CanvasGroup = {
  kind: 'group',
  id: 'g1',
  name: 'Order',
  colour: 'teal',
  x: 0,
  y: 0,
  width: 400,
  height: 300,
};
const note: CanvasNote = {
  kind: 'note',
  id: 'n1',
  text: 'Ask Grace',
  colour: 'rose',
  x: 10,
  y: 20,
  width: 200,
  height: 120,
};

function apply(values: JsonObject, edits: Parameters<typeof applyEdit>[1][]) {
  return edits.reduce((before, edit) => applyEdit(before, edit).values, values);
}
const withBoth = apply({}, [...createAddEdits({}, [group, note])]);

describe('groups and notes in the values of a workflow', () => {
  it('added groups and notes are read as they were added, in their order', () => {
    expect(readAnnotations(withBoth)).toEqual([group, note]);
    const more = apply(withBoth, [
      ...createAddEdits(withBoth, [
        { ...note, id: 'n2' },
        { ...note, id: 'n3' },
      ]),
    ]);
    expect(readAnnotations(more).map(({ id }) => id)).toEqual(['g1', 'n1', 'n2', 'n3']);
  });

  it('a change edits only the fields that differ, in whole pixels', () => {
    const edits = createChangeEdits(group, { name: 'Order', x: 40.4, colour: 'teal', width: 500 });
    expect(edits.map(({ path, updatedValue }) => [path, updatedValue])).toEqual([
      ['CanvasGroups/g1/X', 40],
      ['CanvasGroups/g1/Width', 500],
    ]);
    expect(readAnnotations(apply(withBoth, [...edits]))[0]).toEqual({ ...group, x: 40, width: 500 });
  });

  it('a removed note leaves the group, which keeps its identity', () => {
    const [before] = readAnnotations(withBoth);
    expect(readAnnotations(apply(withBoth, [createRemoveEdit(note)]))).toEqual([group]);
    expect(readAnnotations(apply(withBoth, [createRemoveEdit(note)]))[0]).toBe(before);
  });

  it('rows with unknown colors, missing places and other mistakes are shown with defaults or skipped', () => {
    const rows = [
      { RowId: 'a', Values: { Colour: 'gold', Width: 1, Height: 1e9, X: 'far' } },
      { RowId: 2, Values: {} },
      'row',
    ];
    expect(readAnnotations({ CanvasNotes: rows, CanvasGroups: 'none' })).toEqual([
      { kind: 'note', id: 'a', text: '', colour: 'amber', x: 0, y: 0, width: 120, height: 20_000 },
    ]);
  });
});

describe('isInGroup', () => {
  it.each([
    ['inside', { x: 20, y: 60, width: 240, height: 100 }, true],
    ['partly outside, with its middle inside', { x: 250, y: 60, width: 240, height: 100 }, true],
    ['with its middle outside', { x: 300, y: 60, width: 240, height: 100 }, false],
    ['around the group', { x: -100, y: -100, width: 600, height: 500 }, false],
  ])('isInGroup returns whether an area that is %s belongs to the group: %o → %s', (_where, area, expected) => {
    const frame: Annotation = group;
    expect(isInGroup(frame, area)).toBe(expected);
  });
});
