import type { JsonObject, TraceEntry, WatchedVariable } from '@confab/model';
import type { Program } from '../program.ts';
import { systemTokens } from './system-tokens.ts';
import { TurnRun } from './turn-run.ts';
import type { ConversationState } from '../types.ts';

const noEffects = { clock: () => 0 };

/**
 * Every variable that a conversation could read where it waits: its own, those of the module it is in, and the
 * system's.
 *
 * `said` stands for what was said last, which a session keeps only for a program that quotes it.
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
 * Writes variables between two turns, as somebody does who tries a project out. Each is converted to its type; what
 * cannot be written is an exception in the trace.
 */
export function overrideVariables(
  program: Program,
  session: ConversationState,
  values: JsonObject,
): { readonly session: ConversationState; readonly trace: readonly TraceEntry[] } {
  const run = new TurnRun(program, session, noEffects);
  for (const [name, value] of Object.entries(values)) run.setVariable(name, value);
  const trace = run.trace.map((entry) =>
    entry.type === 'variableWritten' ? { ...entry, byHand: true as const } : entry,
  );
  return { session: run.toConversationState(), trace };
}
