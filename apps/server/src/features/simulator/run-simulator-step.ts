import { can } from '@confab/access';
import {
  notFound,
  Refusal,
  refused,
  simulatorMessages,
  type BodyOf,
  type ResultOf,
  type simulatorCalls,
} from '@confab/contracts';
import {
  type Effects,
  locatePerson,
  overrideVariables,
  type Program,
  readConversation,
  start,
  type StartOptions,
  step,
  type TurnResult,
  watchVariables,
  writeConversation,
} from '@confab/dialog-engine';
import { messageRegistry } from '@confab/messages';
import { limits, mebibyte, type ConversationContext, type NamedMessage, type TeamId } from '@confab/model';
import { randomInt } from 'node:crypto';
import { getConversationBytes, getTurnBytes } from '../../core/quotas/conversation-bytes.ts';
import {
  countNewConversation,
  countConversationChange,
  makeConversationRoom,
  NoConversationRoom,
} from '../../core/quotas/conversation-room.repository.ts';
import type { Caller, Db, Services, TeamScope } from '../../services.ts';
import { runTurn, type TurnAttempt } from '../conversations/index.ts';
import { findSimulatedProgram } from './find-simulated-program.ts';
import {
  deleteOldSimulatorConversations,
  findSimulatorConversation,
  findSimulatorTurn,
  hasRelease,
  insertSimulatorConversation,
  insertSimulatorTurn,
  updateSimulatorConversation,
  type SimulatorConversationRow,
} from './simulator.repository.ts';

type StepRequest = BodyOf<typeof simulatorCalls.step>;
type StepResult = ResultOf<typeof simulatorCalls.step>;

/** How long a turn may wait for outside calls (SIM-5). */
const budgetMs = 5_000;
/** A conversation with the states of all of its turns; a usual turn has a few hundred bytes. */
const conversationBytesMax = 4 * mebibyte;
const largestSeed = 2 ** 31;

/**
 * Runs one turn of a simulated conversation, on the drafts unless another stage is requested.
 *
 * The conversation belongs to its account and project. On the drafts, each turn uses the latest edits. The state after
 * each turn is stored, so that the conversation can continue from any of them.
 */
export function runSimulatorStep(
  services: Services,
  caller: Caller,
  team: TeamScope,
  request: StepRequest,
): Promise<StepResult> {
  const turnId = request.turnId ?? services.newId();
  const ids = { seed: request.seed ?? randomInt(largestSeed), newId: services.newId(), turnId };
  const canAct = can(team.role, 'conversation.act');
  return runTurn(services, { owner: caller.accountId, canAct, budgetMs }, (attempt) =>
    services.db
      .transaction()
      .execute((trx) => runStep({ ...ids, services, trx, attempt, caller, request, teamId: team.teamId })),
  ).catch((error: unknown) => {
    throw error instanceof NoConversationRoom ? teamIsFull() : error;
  });
}

const teamIsFull = () => new Refusal('tooLarge', simulatorMessages.teamFull);

interface StepContext {
  readonly services: Services;
  readonly trx: Db;
  readonly attempt: TurnAttempt;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly request: StepRequest;
  readonly seed: number;
  /** The id of the conversation, if it is new. */
  readonly newId: string;
  /** The id of the turn, the same when the client repeats it. */
  readonly turnId: string;
}

async function runStep(context: StepContext): Promise<StepResult> {
  const { services, trx, attempt, teamId, request, turnId, newId } = context;
  const found = await findRequestedConversation(context);
  if (!found && !(await makeConversationRoom(trx, teamId, services.config.conversationBytes))) throw teamIsFull();
  const { program, releaseId, draftSeq } = await findSimulatedProgram(
    services,
    { trx, load: attempt.load },
    {
      teamId,
      projectId: request.projectId,
      stage: found?.stage ?? request.stage ?? 'Draft',
      releaseId: found ? (found.releaseId ?? undefined) : await findRequestedRelease(context),
    },
  );
  const sessionId = found?.id ?? newId;
  const sender = { projectId: request.projectId, language: request.language ?? program.language, releaseId };
  // A repeated start has another conversation, so its outside calls are recorded under the id of the turn.
  const outside = attempt.createEffects({ teamId, conversation: found?.id ?? turnId, turn: turnId }, sender);
  const { now } = request;
  const effects = {
    ...outside,
    tracesWordings: true,
    tracesBodies: true,
    ...(now !== undefined && { clock: () => now }),
  };
  const turn = found
    ? await continueConversation(context, found, program, effects)
    : startConversation(context, program, effects);
  const number = found?.turns ?? 0;
  const state = writeConversation(program, turn.conversation);
  const kept = found ? Math.max(0, found.bytes - getConversationBytes(found.state)) : 0;
  const bytes = kept + getConversationBytes(state) + getTurnBytes([state]);
  const stored = { id: sessionId, teamId, state, bytes, isEnded: turn.ended };
  if (found) await updateSimulatorConversation(trx, { ...stored, turns: number + 1 });
  else {
    await insertSimulatorConversation(trx, { ...toConversationRow(context), ...stored, releaseId });
    await deleteOldSimulatorConversations(trx, teamId, context.caller.accountId);
  }
  await insertSimulatorTurn(trx, { teamId, sessionId, turn: number, state });
  await attempt.queueMails(trx);
  // Last, since these may lock the sum of the team.
  if (found) await countConversationChange(trx, teamId, found.bytes, bytes);
  else await countNewConversation(trx, teamId, bytes, services.config.conversationBytes);
  return {
    sessionId,
    outputs: turn.outputs,
    trace: turn.trace,
    variables: turn.conversation.variables,
    ended: turn.ended,
    turn: number,
    watched: watchVariables(program, turn.conversation, request.inputValue ?? ''),
    draftSeq,
  };
}

async function findRequestedConversation({ trx, caller, teamId, request: { sessionId, projectId } }: StepContext) {
  if (sessionId === undefined) return undefined;
  const key = { id: sessionId, teamId, accountId: caller.accountId, projectId };
  const found = await findSimulatorConversation(trx, key);
  if (!found) throw notFound();
  if (found.turns >= limits.simulatorTurnsMax)
    throw refused(simulatorMessages.tooManyTurns, { most: limits.simulatorTurnsMax });
  if (found.bytes > conversationBytesMax) throw refused(simulatorMessages.tooLarge);
  return found;
}

/** The release that a new conversation asks for. @throws refused for one that the project does not have */
async function findRequestedRelease({ trx, teamId, request: { projectId, releaseId } }: StepContext) {
  if (releaseId !== undefined && !(await hasRelease(trx, { teamId, projectId, releaseId })))
    throw refused(simulatorMessages.versionNotFound);
  return releaseId;
}

function toConversationRow({ caller, teamId, request }: StepContext) {
  const { projectId, stage = 'Draft' } = request;
  return { teamId, projectId, accountId: caller.accountId, stage };
}

function startConversation({ request, seed }: StepContext, program: Program, effects: Effects): TurnResult {
  return start(program, toConversationContext(program, request), seed, effects, toStartOptions(program, request));
}

/** Runs one more turn, from the latest or an earlier state, after the manual changes of variables. */
async function continueConversation(
  { trx, teamId, request }: StepContext,
  found: SimulatorConversationRow,
  program: Program,
  effects: Effects,
): Promise<TurnResult> {
  const { inputValue, fromTurn, variables = {} } = request;
  const state =
    fromTurn === undefined
      ? found.state
      : await findSimulatorTurn(trx, { teamId, sessionId: found.id, turn: fromTurn });
  if (state === undefined) throw notFound();
  const written = overrideVariables(program, readConversation(program, state), variables);
  const fault = written.trace.find((entry) => entry.type === 'exception');
  if (fault) throw refuseValue(fault);
  const input = inputValue === null ? ({ type: 'silent' } as const) : ({ type: 'said', text: inputValue } as const);
  const turn = await step(program, written.session, input, effects);
  return { ...turn, trace: [...written.trace, ...turn.trace] };
}

/** Refuses a value with the message that explains why it cannot be written, so that the client translates it. */
function refuseValue({ message, messageName = '', messageParts }: NamedMessage): Refusal {
  const messages: Readonly<Record<string, string>> = messageRegistry;
  return new Refusal('refused', messages[messageName] ?? message, { parts: messageParts });
}

function toConversationContext(
  program: Program,
  { platform, language, isNewUser, isAccountLinked, ...place }: StepRequest,
): ConversationContext {
  return {
    platform: platform ?? 'Chatbot',
    language: language ?? program.language,
    isNewUser: isNewUser ?? true,
    isAccountLinked: isAccountLinked ?? false,
    ...locatePerson(place),
  };
}

function toStartOptions(program: Program, { startNodeId, startWorkflowId, variables }: StepRequest): StartOptions {
  const nodeId =
    startNodeId ?? (startWorkflowId === undefined ? undefined : (program.workflowStarts.get(startWorkflowId) ?? ''));
  if (nodeId !== undefined && !program.nodes.has(nodeId)) throw notFound();
  return {
    ...(nodeId !== undefined && { nodeId }),
    ...(variables !== undefined && { userValues: variables }),
  };
}
