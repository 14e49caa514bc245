import type { JsonObject, JsonValue, TraceEntry, WatchedVariable } from '@confab/model';
import { ValueTooLarge } from './limits/turn-exceptions.ts';
import type { Program } from '../program.ts';
import { systemTokens } from './system-tokens.ts';
import { TurnRun } from './turn-run.ts';
import type { ConversationState } from '../types.ts';

const noEffects = { clock: () => 0 };

/**
 * Lists every variable that a conversation can read: module parameters, project variables and system
 * tokens.
 *
 * `said` is the last utterance, which the state stores only for a program that quotes it.
 */
export function watchVariables(program: Program, session: ConversationState, said: string): readonly WatchedVariable[] {
  const run = new TurnRun(program, session, noEffects);
  if (run.lastUtterance === '') run.lastUtterance = said;
  const locals = program.moduleVariables.get(program.nodes.get(session.nodeId)?.workflowId ?? '');
  const own = [...program.variables.values()].map(({ name, scope, type, initial }) => ({
    name,
    scope,
    type,
    value: Object.hasOwn(session.variables, name) ? (session.variables[name] ?? null) : initial,
  }));
  const kept = Object.entries(session.locals ?? {}).map(([name, value]) => ({
    name,
    scope: 'Local',
    type: locals?.get(name)?.type ?? 'dynamic',
    value,
  }));
  const system = [...systemTokens].map(([name, read]) => ({ name, scope: 'System', type: '', value: read(run) }));
  return [...kept, ...own, ...system];
}

/**
 * Writes variables between two turns, for trying a project out. Each is converted to its type; a value
 * that cannot be written is traced as an exception.
 */
export function overrideVariables(
  program: Program,
  session: ConversationState,
  values: JsonObject,
): { readonly session: ConversationState; readonly trace: readonly TraceEntry[] } {
  const run = new TurnRun(program, session, noEffects);
  for (const [name, value] of Object.entries(values)) writeVariable(run, name, value);
  const trace = run.trace.entries.map((entry) =>
    entry.type === 'variableWritten' ? { ...entry, byHand: true as const } : entry,
  );
  return { session: run.toConversationState(), trace };
}

function writeVariable(run: TurnRun, name: string, value: JsonValue) {
  try {
    run.setVariable(name, value);
  } catch (error) {
    if (!(error instanceof ValueTooLarge)) throw error;
    run.traceException(error.name, error, 'Ignore');
  }
}
