import { notFound, refused, type BodyOf, type ResultOf, type simulatorCalls } from '@confab/contracts';
import { start, step, type Program, type Session, type Turn } from '@confab/dialog-engine';
import type { ConversationContext, TeamId } from '@confab/model';
import { randomInt } from 'node:crypto';
import type { Caller, Db, Services, TeamScope } from '../../services.ts';
import { runTurn, type TurnAttempt } from '../conversations/run-turn.ts';
import { findItem } from '../items/items.repository.ts';
import { findStageRelease } from '../publishing/releases.repository.ts';
import { programOfDrafts, programOfRelease, programOfSaves } from './programs.ts';
import { findSimulatorSession, insertSimulatorSession, updateSimulatorSession } from './simulator.repository.ts';

type Wanted = BodyOf<typeof simulatorCalls.step>;
type Result = ResultOf<typeof simulatorCalls.step>;

const mostTurns = 100;
/** How long a turn may wait for what is outside (SIM-5). */
const budgetMs = 5_000;
const largestSeed = 2 ** 31;

/**
 * Runs one turn of a simulator conversation, on the drafts unless another stage is asked for.
 *
 * The conversation belongs to its person and project. On the drafts it goes on with what was edited since
 * its last turn, so that an author hears a change at once.
 */
export function runSimulatorStep(services: Services, caller: Caller, team: TeamScope, wanted: Wanted): Promise<Result> {
  const seed = randomInt(largestSeed);
  const newId = services.newId();
  const turn = services.newId();
  const mayAct = team.role !== 'Viewer' && team.role !== 'Commenter';
  return runTurn(services, { owner: caller.accountId, mayAct, budgetMs }, (attempt) =>
    simulate(services, caller, team.teamId, wanted, { attempt, seed, newId, turn }),
  );
}

interface Given {
  readonly attempt: TurnAttempt;
  readonly seed: number;
  /** Of the conversation, if it begins. */
  readonly newId: string;
  /** Of the turn. */
  readonly turn: string;
}

function simulate(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  wanted: Wanted,
  { attempt, seed, newId, turn: turnId }: Given,
): Promise<Result> {
  return services.db.transaction().execute(async (trx) => {
    const found = await findRunning(trx, caller, teamId, wanted);
    const stage = found?.stage ?? wanted.stage ?? 'Draft';
    const { program, releaseId } = await findProgram(
      trx,
      teamId,
      wanted.projectId,
      stage,
      found?.releaseId ?? undefined,
    );
    const effects = attempt.effectsOf({ teamId, conversation: found?.id ?? newId, turn: turnId });
    if (!found) {
      if (wanted.startNodeId !== undefined && !program.nodes.has(wanted.startNodeId)) throw notFound();
      const turn = start(program, contextOf(wanted), seed, effects, startOptions(wanted));
      const { projectId } = wanted;
      await insertSimulatorSession(trx, {
        id: newId,
        teamId,
        projectId,
        accountId: caller.accountId,
        stage,
        releaseId,
        state: JSON.stringify(turn.session),
      });
      await attempt.settle(trx);
      return toResult(newId, turn);
    }
    if (found.turns >= mostTurns)
      throw refused(`A simulated conversation ends after ${mostTurns} turns. Start a new one.`);
    // This server wrote the state from a session of the engine.
    const session = JSON.parse(found.state) as Session;
    const input =
      wanted.inputValue === null ? ({ type: 'silent' } as const) : ({ type: 'said', text: wanted.inputValue } as const);
    const turn = await step(program, session, input, effects);
    const state = JSON.stringify(turn.session);
    await updateSimulatorSession(trx, { id: found.id, teamId, state, turns: found.turns + 1 });
    await attempt.settle(trx);
    return toResult(found.id, turn);
  });
}

async function findRunning(trx: Db, { accountId }: Caller, teamId: TeamId, { sessionId, projectId }: Wanted) {
  if (sessionId === undefined) return undefined;
  const found = await findSimulatorSession(trx, { id: sessionId, teamId, accountId, projectId });
  if (!found) throw notFound();
  return found;
}

async function findProgram(trx: Db, teamId: TeamId, projectId: string, stage: string, releaseId: string | undefined) {
  if (stage === 'Beta' || stage === 'Live') {
    const release = releaseId ?? (await findStageRelease(trx, projectId, stage))?.releaseId;
    const program = release && (await programOfRelease(trx, release));
    if (!release || !program) throw refused(`Nothing has been published to ${stage.toLowerCase()} yet.`);
    return { program, releaseId: release };
  }
  const project = await findItem(trx, teamId, projectId);
  if (!project) throw notFound();
  const find: (db: Db, teamId: string, projectId: string, seq: number) => Promise<Program> =
    stage === 'Alpha' ? programOfSaves : programOfDrafts;
  return { program: await find(trx, teamId, projectId, project.seq), releaseId: null };
}

function contextOf({ platform, language, isNewUser }: Wanted): ConversationContext {
  return {
    platform: platform ?? 'Chatbot',
    language: language ?? 'en',
    isNewUser: isNewUser ?? true,
    isAccountLinked: false,
  };
}

function startOptions({ startNodeId }: Wanted) {
  return startNodeId === undefined ? {} : { nodeId: startNodeId };
}

function toResult(sessionId: string, { outputs, trace, session, ended }: Turn): Result {
  return { sessionId, outputs, trace, variables: session.variables, ended };
}
