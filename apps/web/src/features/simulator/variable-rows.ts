import type { JsonObject, JsonValue, WatchedVariable } from '@confab/model';
import type { SimulatedTurn } from './conversation-tree.ts';

/** Where a variable lives, in the order in which they are shown. */
export const scopes = ['Local', 'Project', 'User', 'System'] as const;
type VariableScope = (typeof scopes)[number];

/** A variable as it is shown between two turns. */
export interface VariableRow extends Omit<WatchedVariable, 'scope'> {
  readonly scope: VariableScope;
  /** What it held before the turn, where that was something else. */
  readonly before?: JsonValue;
  readonly isChanged: boolean;
  /** Written by hand before the turn. */
  readonly wasByHand: boolean;
  /** Written by hand, for the turn that comes. */
  readonly isByHand: boolean;
  readonly isPinned: boolean;
}

interface RowsOf {
  readonly turn: SimulatedTurn | undefined;
  /** The turn that it went on from. */
  readonly before: SimulatedTurn | undefined;
  /** Written by hand, for the turn that comes. */
  readonly byHand: JsonObject;
  /** Names of those that are watched. */
  readonly pinned: readonly string[];
}

/** The variables after a turn, with what the turn has changed: watched ones first, then by scope and name. */
export function variableRows({ turn, before, byHand, pinned }: RowsOf): VariableRow[] {
  if (!turn) return [];
  const old = new Map(before?.result.watched.map(({ name, value }) => [name, value]));
  const written = new Set(turn.result.trace.flatMap((entry) => (entry.type === 'variableWritten' ? [entry.name] : [])));
  const rows = turn.result.watched.map((variable): VariableRow => {
    const { name, scope, value } = variable;
    const was = old.get(name);
    const isOther = was !== undefined && !isSame(was, value);
    return {
      ...variable,
      scope: scopes.find((known) => known === scope) ?? 'Project',
      value: Object.hasOwn(byHand, name) ? (byHand[name] ?? null) : value,
      ...(isOther && { before: was }),
      isChanged: isOther || written.has(name),
      wasByHand: Object.hasOwn(turn.byHand, name),
      isByHand: Object.hasOwn(byHand, name),
      isPinned: pinned.includes(name),
    };
  });
  return rows.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) ||
      scopes.indexOf(one.scope) - scopes.indexOf(other.scope) ||
      one.name.localeCompare(other.name),
  );
}

/** Those whose name or value has the text; all without one. */
export function matching(rows: readonly VariableRow[], text: string, onlyChanged: boolean): readonly VariableRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    ({ name, value, isChanged, isByHand }) =>
      (!onlyChanged || isChanged || isByHand) &&
      (name.toLowerCase().includes(wanted) || textOf(value).toLowerCase().includes(wanted)),
  );
}

/** A value as it is typed. */
export function textOf(value: JsonValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What somebody has typed for a variable of a type; a dynamic one takes JSON, and any other text as it is. */
export function typedValue(text: string, type: string): JsonValue {
  if (type !== 'dynamic') return text;
  try {
    // Whatever JSON.parse gives is JSON.
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}

function isSame(one: JsonValue, other: JsonValue) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
