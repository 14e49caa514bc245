import type { Effects, Program, ProgramNode, TurnResult } from '@confab/dialog-engine';
import { findStub } from '@confab/test-cases';
import type { TestCase, TestStub } from '@confab/model';
import type { Services } from '../../../services.ts';
import { replayUntilAnswered, runScript } from '../../conversations/index.ts';

type HttpAnswer = ReturnType<NonNullable<Effects['http']>>;
type MailAnswer = ReturnType<NonNullable<Effects['mail']>>;

/** A turn of a case, and its outside calls without a stub. */
export interface HostedTurn {
  readonly turn: TurnResult;
  readonly unanswered: readonly string[];
}

/** Runs the turns of one case: the clock is fixed, stubs answer, and nothing is ever sent. */
export interface CaseHost {
  /** The program, with the nodes watched that stubs name. */
  readonly program: Program;
  attempt(turn: (effects: Effects) => TurnResult | Promise<TurnResult>): Promise<HostedTurn>;
}

/** For whom a case runs. */
export interface CaseOwner {
  /** Scripts of one owner run one after another. */
  readonly owner: string;
  /** The text of an HTML file of the media library, as in any conversation; undefined for one that cannot be sent. */
  readonly readFile: (assetId: string) => Promise<string | undefined>;
}

const turnMs = 5_000;

/**
 * Scripts run as in any conversation but take no time on the clock of the case, so that a case always has the same
 * result. Files are read as in any conversation, so that a mail is filled in within the same limits.
 */
export function createCaseHost(
  { codePool, now }: Pick<Services, 'codePool' | 'now'>,
  { owner, readFile }: CaseOwner,
  program: Program,
  { stubs, clock }: TestCase,
): CaseHost {
  const watched = watchNodes(program, stubs);
  const services = { codePool, now: () => clock };
  return {
    program: watched.program,
    attempt(makeTurn) {
      const end = now() + turnMs;
      const getRemainingMs = () => end - now();
      return replayUntilAnswered(async (waitFor) => {
        const unanswered: string[] = [];
        const answer = (address: string, what: string) => {
          const stub = findStub(stubs, { nodeId: watched.current(), address });
          if (!stub) unanswered.push(what);
          return stub;
        };
        const context = { services, host: { owner }, waitFor, getRemainingMs, calls: { scripts: new Set<string>() } };
        const turn = await makeTurn({
          clock: () => clock,
          script: (call) => runScript(context, call),
          http: ({ method, url }) => toHttpAnswer(answer(url, `${method} ${url}`)),
          mail: ({ kind, recipient }) =>
            toMailAnswer(answer(recipient, `${kind === 'sms' ? 'A text message' : 'A mail'} to ${recipient}`)),
          asset: (assetId) => waitFor(`asset ${assetId}`, () => readFile(assetId)),
        });
        return { turn, unanswered };
      });
    },
  };
}

/** Tracks which of the nodes with stubs is running, because the engine does not pass the node to its effects. */
function watchNodes(program: Program, stubs: readonly TestStub[]) {
  let current: string | undefined;
  const nodes = new Map(program.nodes);
  for (const { nodeId } of stubs) {
    const node = program.nodes.get(nodeId);
    if (!node) continue;
    const enter: ProgramNode['enter'] = (run) => {
      current = nodeId;
      try {
        return node.enter(run);
      } finally {
        current = undefined;
      }
    };
    nodes.set(nodeId, { ...node, enter });
  }
  return { program: { ...program, nodes }, current: () => current };
}

const noMs = { ms: 0 };

function toHttpAnswer(stub: TestStub | undefined): HttpAnswer {
  if (!stub)
    return {
      type: 'failed',
      reason: 'network',
      message: 'Tests send nothing, and no stub matches this call.',
      ...noMs,
    };
  if (stub.answer === 'Timeout')
    return { type: 'failed', reason: 'timeout', message: 'The stub simulates a timeout.', ...noMs };
  if (stub.answer === 'Fail')
    return { type: 'failed', reason: 'network', message: 'The stub simulates a connection failure.', ...noMs };
  return { type: 'responded', status: stub.status, body: stub.body, ...noMs };
}

function toMailAnswer(stub: TestStub | undefined): MailAnswer {
  if (stub?.answer === 'Respond') return { type: 'queued' };
  return {
    type: 'failed',
    message: stub ? 'The stub simulates a failure.' : 'Tests send nothing, and no stub matches this call.',
  };
}
