import { notFound, refused, type BodyOf, type ResultOf, type simulatorCalls } from '@confab/contracts';
import {
  start,
  step,
  watchVariables,
  overrideVariables,
  type Effects,
  type Program,
  type ConversationState,
  type StartOptions,
  type TurnResult,
} from '@confab/dialog-engine';
import { limits, type ConversationContext, type TeamId } from '@confab/model';
import { randomInt } from 'node:crypto';
import type { Caller, Db, Services, TeamScope } from '../../services.ts';
import { runTurn, type TurnAttempt } from '../conversations/index.ts';
import { findSimulatedProgram } from './find-simulated-program.ts';
import {
  findSimulatorSession,
  findSimulatorTurn,
  insertSimulatorSession,
  insertSimulatorTurn,
  updateSimulatorSession,
  type SimulatorSessionRow,
} from './simulator.repository.ts';

type Wanted = BodyOf<typeof simulatorCalls.step>;
type Result = ResultOf<typeof simulatorCalls.step>;

/** How long a turn may wait for what is outside (SIM-5). */
const budgetMs = 5_000;
const largestSeed = 2 ** 31;

/**
 * Runs one turn of a simulator conversation, on the drafts unless another stage is asked for.
 *
 * The conversation belongs to its person and project. On the drafts it goes on with what was edited since
 * its last turn, so that an author hears a change at once. What stood after each turn is kept: the conversation
 * can go on differently from any of them.
 */
export function runSimulatorStep(services: Services, caller: Caller, team: TeamScope, wanted: Wanted): Promise<Result> {
  const ids = { seed: wanted.seed ?? randomInt(largestSeed), newId: services.newId(), turnId: services.newId() };
  const mayAct = team.role !== 'Viewer' && team.role !== 'Commenter';
  return runTurn(services, { owner: caller.accountId, mayAct, budgetMs }, (attempt) =>
    services.db.transaction().execute((trx) => simulate({ ...ids, trx, attempt, caller, wanted, teamId: team.teamId })),
  );
}

interface Given {
  readonly trx: Db;
  readonly attempt: TurnAttempt;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly wanted: Wanted;
  readonly seed: number;
  /** Of the conversation, if it begins. */
  readonly newId: string;
  /** Of the turn. */
  readonly turnId: string;
}

async function simulate(given: Given): Promise<Result> {
  const { trx, attempt, teamId, wanted, turnId, newId } = given;
  const found = await findRunning(given);
  const { program, releaseId, draftSeq } = await findSimulatedProgram(trx, {
    teamId,
    projectId: wanted.projectId,
    stage: found?.stage ?? wanted.stage ?? 'Draft',
    releaseId: found?.releaseId ?? undefined,
  });
  const sessionId = found?.id ?? newId;
  const outside = attempt.effectsOf({ teamId, conversation: sessionId, turn: turnId });
  const { now } = wanted;
  const effects = now === undefined ? outside : { ...outside, clock: () => now };
  const turn = found ? await goOn(given, found, program, effects) : begin(given, program, effects);
  const number = found?.turns ?? 0;
  const state = JSON.stringify(turn.conversation);
  if (found) await updateSimulatorSession(trx, { id: sessionId, teamId, state, turns: number + 1 });
  else await insertSimulatorSession(trx, { ...rowOf(given), id: sessionId, releaseId, state });
  await insertSimulatorTurn(trx, { teamId, sessionId, turn: number, state });
  await attempt.settle(trx);
  return {
    sessionId,
    outputs: turn.outputs,
    trace: turn.trace,
    variables: turn.conversation.variables,
    ended: turn.ended,
    turn: number,
    watched: watchVariables(program, turn.conversation, wanted.inputValue ?? ''),
    draftSeq,
  };
}

async function findRunning({ trx, caller, teamId, wanted: { sessionId, projectId } }: Given) {
  if (sessionId === undefined) return undefined;
  const key = { id: sessionId, teamId, accountId: caller.accountId, projectId };
  const found = await findSimulatorSession(trx, key);
  if (!found) throw notFound();
  if (found.turns >= limits.simulatorTurnsMax)
    throw refused(`A simulated conversation ends after ${limits.simulatorTurnsMax} turns. Start a new one.`);
  return found;
}

function rowOf({ caller, teamId, wanted }: Given) {
  const { projectId, stage = 'Draft' } = wanted;
  return { teamId, projectId, accountId: caller.accountId, stage };
}

function begin({ wanted, seed }: Given, program: Program, effects: Effects): TurnResult {
  return start(program, contextOf(wanted), seed, effects, startOptions(program, wanted));
}

/** One more turn, from the latest or from an earlier one, after the variables that were written by hand. */
async function goOn(
  { trx, teamId, wanted }: Given,
  found: SimulatorSessionRow,
  program: Program,
  effects: Effects,
): Promise<TurnResult> {
  const { inputValue, fromTurn, variables = {} } = wanted;
  const state =
    fromTurn === undefined
      ? found.state
      : await findSimulatorTurn(trx, { teamId, sessionId: found.id, turn: fromTurn });
  if (state === undefined) throw notFound();
  // This server wrote the state from a session of the engine.
  const written = overrideVariables(program, JSON.parse(state) as ConversationState, variables);
  const fault = written.trace.find((entry) => entry.type === 'exception');
  if (fault) throw refused(fault.message);
  const input = inputValue === null ? ({ type: 'silent' } as const) : ({ type: 'said', text: inputValue } as const);
  const turn = await step(program, written.session, input, effects);
  return { ...turn, trace: [...written.trace, ...turn.trace] };
}

function contextOf({ platform, language, isNewUser, isAccountLinked }: Wanted): ConversationContext {
  return {
    platform: platform ?? 'Chatbot',
    language: language ?? 'en',
    isNewUser: isNewUser ?? true,
    isAccountLinked: isAccountLinked ?? false,
  };
}

function startOptions(program: Program, { startNodeId, startWorkflowId, variables }: Wanted): StartOptions {
  const nodeId =
    startNodeId ?? (startWorkflowId === undefined ? undefined : (program.workflowStarts.get(startWorkflowId) ?? ''));
  if (nodeId !== undefined && !program.nodes.has(nodeId)) throw notFound();
  return {
    ...(nodeId !== undefined && { nodeId }),
    ...(variables !== undefined && { userValues: variables }),
  };
}
