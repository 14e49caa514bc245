import { createExceptionMessage } from '../text/exception-messages.ts';
import { traceMessages } from '../text/trace-messages.ts';
import type { ConversationContext, FilledIntent, JsonObject, JsonValue, TurnInput } from '@confab/model';
import { truncateText } from '../text/truncate-text.ts';
import type { Move, Program, ProgramNode } from '../program.ts';
import { changeLanguage } from '../languages/change-language.ts';
import { chooseProgram } from '../languages/choose-program.ts';
import { getAskedSlot } from '../platforms/find-asked-slot.ts';
import { matchPlatformIntent } from '../platforms/match-platform-intent.ts';
import { convertValue } from '../expression/convert-value.ts';
import { isTooLarge } from '../expression/measure-value.ts';
import { createMoment } from '../languages/moments.ts';
import { TurnRun } from './turn-run.ts';
import type { Effects, TurnResult, ConversationState } from '../types.ts';
import { followMoves } from './follow-moves.ts';

/** A turn is synchronous unless an effect is asynchronous. */
export type MaybePromise<T> = T | Promise<T>;

const maxUtteranceLength = 1_000;

/** An intent recognised by a platform. It takes precedence over matching the text. */
type PlatformIntentInput = FilledIntent & {
  readonly type: 'intent';
  /** The platform was asked for a slot of the intent, and this is the answer. */
  readonly isAnswer?: true;
};

/** Options of starting a conversation. */
export interface StartOptions {
  /** Begins at this node instead of the project's start, for trying it out. */
  readonly nodeId?: string;
  /** Stored values of the variables of the scope User. */
  readonly userValues?: JsonObject;
}

/**
 * Opens a conversation, in the language of its context if the project speaks it.
 *
 * Pure: equal arguments give an equal turn. The seed decides what random responses say.
 */
export function start(
  project: Program,
  context: ConversationContext,
  seed: number,
  effects: Effects,
  { nodeId, userValues = {} }: StartOptions = {},
): TurnResult {
  const program = chooseProgram(project, context.language);
  const variables: Record<string, JsonValue> = {};
  for (const { name, type, initial, scope } of program.variables.values()) {
    // Page parameters are added when they are set: a project may have thousands of them.
    if (scope === 'Page') continue;
    const known = scope === 'User' && Object.hasOwn(userValues, name) ? (userValues[name] ?? initial) : initial;
    // The type may have changed since the value was stored.
    const converted = isTooLarge(known) ? undefined : convertValue(known, type);
    variables[name] = converted?.ok ? converted.value : initial;
  }
  const session: ConversationState = { nodeId: '', variables, seed: seed | 0, turnCount: 0, ended: false, context };
  const run = new TurnRun(project, session, effects);
  return followMoves(run, () => startAt(program, nodeId), undefined);
}

/**
 * Advances a conversation by one turn of the person.
 *
 * Pure: equal arguments give an equal turn. The engine never waits, fetches, reads the clock or rolls dice
 * except through its arguments, so the simulator, test runs and channels share it. Every node
 * type runs synchronously, so the turn is returned at once.
 */
export function step(
  project: Program,
  session: ConversationState,
  input: TurnInput | PlatformIntentInput,
  effects: Effects,
): MaybePromise<TurnResult> {
  if (session.ended) return { conversation: session, outputs: [], trace: [], ended: true, steps: 0 };
  const run = new TurnRun(project, session, effects);
  run.turnCount += 1;
  if (input.type === 'opened' && input.language !== undefined) changeLanguage(run, input.language);
  const { program } = run;
  const node = program.nodes.get(session.nodeId);
  if (!node) {
    run.traceException('NodeGone', createExceptionMessage('nodeDeleted'), 'MoveToNode');
    run.modules.returnTo(0);
    return followMoves(run, () => startAt(program, undefined), undefined);
  }
  // A returning person gets the open question again; a node that no longer waits is entered again.
  const { id } = node;
  if (!node.handleInput || input.type === 'opened')
    return followMoves(run, () => ({ type: 'again', nodeId: id }), undefined);
  const text = input.type === 'silent' ? '' : truncateText(input.text, maxUtteranceLength);
  if (input.type === 'intent') readPlatformIntent(run, session, input);
  else if (text.trim() === '') return followMoves(run, () => handleInput(node, run, { type: 'silent' }), id);
  run.lastUtterance = text;
  return followMoves(run, () => handleInput(node, run, { type: 'said', text }), id);
}

function readPlatformIntent(run: TurnRun, session: ConversationState, input: PlatformIntentInput): void {
  const { program, context, effects } = run;
  const asked = input.isAnswer ? getAskedSlot(program, session) : undefined;
  const moment = createMoment(context, effects.clock());
  run.platformIntent = matchPlatformIntent(program, input, { platform: context.platform, moment, asked });
  run.isSlotAnswer = asked !== undefined;
}

function handleInput(node: ProgramNode, run: TurnRun, input: Exclude<TurnInput, { type: 'opened' }>): Move {
  return node.handleInput?.(run, input) ?? { type: 'again', nodeId: node.id };
}

function startAt(program: Program, chosen: string | undefined): Move {
  const nodeId = chosen ?? program.startNodeId;
  if (nodeId === undefined) return { type: 'end', reason: traceMessages.noStart };
  return { type: 'go', nodeId, connectorId: '' };
}
