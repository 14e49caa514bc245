import type { JsonObject, JsonValue, WatchedVariable } from '@confab/model';
import type { SimulatedTurn } from '../conversation/conversation-tree.ts';
import { getNameComparer } from '../../../words/sorting/compare-names.ts';

/** Variable scopes, in display order. */
export const scopes = ['Local', 'Project', 'User', 'System'] as const;
type VariableScope = (typeof scopes)[number];

/** A variable after a turn. */
export interface VariableRow extends Omit<WatchedVariable, 'scope'> {
  readonly scope: VariableScope;
  /** Value before the turn, if different. */
  readonly before?: JsonValue;
  readonly isChanged: boolean;
  /** Set by hand before the turn. */
  readonly wasByHand: boolean;
  /** Set by hand for the next turn. */
  readonly isByHand: boolean;
  readonly isPinned: boolean;
}

interface VariableRowsInput {
  readonly turn: SimulatedTurn | undefined;
  /** The previous turn. */
  readonly before: SimulatedTurn | undefined;
  /** Set by hand for the next turn. */
  readonly byHand: JsonObject;
  /** Names of watched variables. */
  readonly pinned: readonly string[];
}

/** The variables after a turn: watched ones first, then by scope and name. */
export function listVariableRows({ turn, before, byHand, pinned }: VariableRowsInput): VariableRow[] {
  if (!turn) return [];
  const old = new Map(before?.result.watched.map(({ name, value }) => [name, value]));
  const written = new Set(turn.result.trace.flatMap((entry) => (entry.type === 'variableWritten' ? [entry.name] : [])));
  const rows = turn.result.watched.map((variable): VariableRow => {
    const { name, scope, value } = variable;
    const was = old.get(name);
    const isOther = was !== undefined && !isEqual(was, value);
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
  const compare = getNameComparer();
  return rows.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) ||
      scopes.indexOf(one.scope) - scopes.indexOf(other.scope) ||
      compare(one.name, other.name),
  );
}

/** The rows whose name or value contains the text. */
export function matching(rows: readonly VariableRow[], text: string, onlyChanged: boolean): readonly VariableRow[] {
  const query = text.trim().toLowerCase();
  return rows.filter(
    ({ name, value, isChanged, isByHand }) =>
      (!onlyChanged || isChanged || isByHand) &&
      (name.toLowerCase().includes(query) || formatTypedValue(value).toLowerCase().includes(query)),
  );
}

/** Formats a value for editing. */
export function formatTypedValue(value: JsonValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Parses typed text: JSON for a dynamic variable if possible, otherwise the text itself. */
export function parseTypedValue(text: string, type: string): JsonValue {
  if (type !== 'dynamic') return text;
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

function isEqual(one: JsonValue, other: JsonValue) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
