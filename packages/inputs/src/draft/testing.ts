import type { Item, JsonObject, JsonValue } from '@confab/model';
import { anItem, aRow, aTreeNode, numberedId } from '@confab/test-kit';
import * as fc from 'fast-check';
import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { getOrderAt } from '../rows/create-rows.ts';
import { moveRow } from '../rows/move-row.ts';
import { appendToPath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { getRowId } from '../rows/rows.ts';
import type { DraftEvent } from './project-draft.ts';

/** The project that property tests edit. Its only item is the project itself. */
export const projectId = numberedId(1);

/** Values with every kind of list and a composite. */
export const firstValues: JsonObject = {
  DisplayName: 'Greet',
  Settings: { Threshold: 0.5 },
  Connectors: [aRow('r1', { Kind: 'Intent', DisplayName: 'yes' }), aRow('nomatch', { Kind: 'NoMatch' }, 1)],
  Menu: [aTreeNode('t1', '', { Label: 'Drinks' }), aTreeNode('t2', 't1', { Label: 'Tea' })],
  Response: { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e1', Order: 'a0', SpokenText: 'Hello' }] },
};

/** A random edit as numbers. `toEdits` applies them to the values that a client sees. */
export interface RandomEdit {
  readonly kind: number;
  readonly which: number;
  readonly place: number;
  readonly text: string;
}

export const randomEdits: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.nat(15),
  which: fc.nat(50),
  place: fc.nat(50),
  text: fc.string({ maxLength: 4 }),
});

/** Converts a random edit to edits of some values. New rows share few ids, so that clients conflict. */
export function toEdits(values: JsonObject, wish: RandomEdit): readonly InputEdit[] {
  const { kind, which, place, text } = wish;
  if (kind > 9) return toTreeEdits(values, wish);
  const list = which % 2 === 0 ? 'Connectors' : 'Response/Entries';
  const rows = listAt(values, list);
  const id = getRowId(rows[place % Math.max(rows.length, 1)]) ?? 'unknown';
  const field = list === 'Connectors' ? 'DisplayName' : 'SpokenText';
  switch (kind) {
    case 0:
      return [{ path: 'DisplayName', action: 'ValueChanged', updatedValue: text }];
    case 1:
      return [{ path: 'Settings/Threshold', action: 'ValueChanged', updatedValue: which }];
    case 2:
      return [{ path: 'DisplayName', action: 'ValueChanged' }];
    case 3:
    case 4:
      return [
        { path: list, action: 'AddRow', updatedValue: newRow(list, which % 12, getOrderAt(rows, place % 5), text) },
      ];
    case 5:
      return [{ path: appendToPath(list, id), action: 'DeleteRow' }];
    case 6:
      return moveRow(values, list, id, which % Math.max(rows.length, 1));
    case 7:
      return [
        {
          path: 'Extensions',
          action: which % 3 === 0 ? 'RemoveExtension' : 'AddExtension',
          updatedValue: `x${which % 3}`,
        },
      ];
    default:
      return [{ path: appendToPath(list, id, field), action: 'ValueChanged', updatedValue: text }];
  }
}

/** The same for a tree: adds one or several nodes, moves nodes, and deletes nodes with their descendants. */
function toTreeEdits(values: JsonObject, { kind, which, place, text }: RandomEdit): readonly InputEdit[] {
  const rows = listAt(values, 'Menu');
  const idAt = (at: number) => getRowId(rows[at % Math.max(rows.length, 1)]) ?? 'unknown';
  const [id, other] = [idAt(place), idAt(which)];
  const order = getOrderAt(rows, place % 5);
  const node = (number: number, parent: string): JsonValue => {
    return aTreeNode(`tree${number % 9}`, parent, { Label: text }, order);
  };
  switch (kind) {
    case 10:
      return [{ path: 'Menu', action: 'AddRow', updatedValue: node(which, which % 3 === 0 ? '' : id) }];
    case 11:
      return [{ path: 'Menu', action: 'AddRow', updatedValue: [node(which, id), node(which + 1, '')] }];
    case 12:
      return [{ path: appendToPath('Menu', id), action: 'DeleteRow' }];
    case 13:
      return [{ path: appendToPath('Menu', id), action: 'DeleteRow', updatedValue: [other] }];
    case 14: {
      const updatedValue = { ParentId: which % 3 === 0 ? '' : other, Order: order };
      return [{ path: appendToPath('Menu', id), action: 'ReorderRows', updatedValue }];
    }
    default:
      return [{ path: appendToPath('Menu', id, 'Label'), action: 'ValueChanged', updatedValue: text }];
  }
}

function newRow(list: string, number: number, order: string, text: string): JsonValue {
  const id = `new${number}`;
  return list === 'Connectors'
    ? aRow(id, { DisplayName: text }, order)
    : { EntryId: id, Order: order, SpokenText: text };
}

function listAt(values: JsonObject, path: string): readonly JsonValue[] {
  const rows = readAt(values, path);
  return Array.isArray(rows) ? rows : [];
}

/** A fake server of one item. It numbers edits, keeps all events, and returns the same number for a repeated edit. */
export class TestServer {
  values: JsonObject = firstValues;
  readonly events: DraftEvent[] = [];
  private readonly answers = new Map<string, { readonly seq: number; readonly dropped: boolean }>();

  notify(editId: string, edit: InputEdit): { readonly seq: number; readonly dropped: boolean } {
    const known = this.answers.get(editId);
    if (known) return known;
    const result = applyEdit(this.values, edit);
    const dropped = result.type === 'dropped';
    const seq = this.events.length + (dropped ? 0 : 1);
    if (!dropped) {
      this.values = result.values;
      this.events.push({ type: 'edited', seq, edit: { ...overWire(edit), editId, projectId } });
    }
    this.answers.set(editId, { seq, dropped });
    return { seq, dropped };
  }

  item(): Item {
    return anItem({ id: projectId, kind: 'project', type: 'Pro', projectId, propertyValues: this.values });
  }
}

function overWire<Value>(value: Value): Value {
  // A JSON round trip keeps the shape of the value.
  return JSON.parse(JSON.stringify(value)) as Value;
}
