import type { Effects, Program, ProgramNode, ScriptAnswer, ScriptCall, Turn } from '@confab/dialog-engine';
import { callWith, type CodeOutcome } from '@confab/scripting';
import { findStub } from '@confab/test-cases';
import type { JsonValue, TestCase, TestStub } from '@confab/model';
import type { Services } from '../../services.ts';

type HttpAnswer = ReturnType<NonNullable<Effects['http']>>;
type MailAnswer = ReturnType<NonNullable<Effects['mail']>>;

/** A turn of a case, and the outside calls in it that no stub answers. */
export interface HostedTurn {
  readonly turn: Turn;
  readonly unanswered: readonly string[];
}

/** Makes the turns of one case: the clock stands still, stubs answer, and nothing is ever sent. */
export interface CaseHost {
  /** The program with the nodes that stubs name watched. */
  readonly program: Program;
  attempt(turn: (effects: Effects) => Turn | Promise<Turn>): Promise<HostedTurn>;
}

const scriptsMax = 10;
const turnMs = 5_000;
const overLimit: ScriptAnswer = { type: 'failed', reason: 'limit', message: 'The scripts of this turn take too long.' };

/** Thrown from within a turn to wait for a script outside of it; the turn is then made again, and comes to the same place. */
class ScriptWanted extends Error {
  readonly key: string;
  readonly call: ScriptCall;
  constructor(key: string, call: ScriptCall) {
    super('A script has to be waited for.');
    this.key = key;
    this.call = call;
  }
}

/** @param owner whose scripts wait for one another */
export function createCaseHost(
  { codePool, now }: Pick<Services, 'codePool' | 'now'>,
  owner: string,
  program: Program,
  { stubs, clock }: TestCase,
): CaseHost {
  const watched = watchNodes(program, stubs);
  return {
    program: watched.program,
    async attempt(makeTurn) {
      const answers = new Map<string, ScriptAnswer>();
      const begun = now();
      const script = (call: ScriptCall): ScriptAnswer => {
        const key = JSON.stringify(call);
        const known = answers.get(key);
        if (known) return known;
        if (answers.size >= scriptsMax || now() - begun > turnMs) return overLimit;
        throw new ScriptWanted(key, call);
      };
      for (;;) {
        const unanswered: string[] = [];
        const answer = (address: string, what: string) => {
          const stub = findStub(stubs, { nodeId: watched.current(), address });
          if (!stub) unanswered.push(what);
          return stub;
        };
        try {
          const turn = await makeTurn({
            clock: () => clock,
            script,
            http: ({ method, url }) => toHttpAnswer(answer(url, `${method} ${url}`)),
            mail: ({ kind, recipient }) =>
              toMailAnswer(answer(recipient, `${kind === 'sms' ? 'A text message' : 'A mail'} to ${recipient}`)),
          });
          return { turn, unanswered };
        } catch (error) {
          if (!(error instanceof ScriptWanted)) throw error;
          const { code, functionName, values } = error.call;
          answers.set(
            error.key,
            toAnswer(await codePool.run(owner, { code, functionCall: callWith(functionName, values) })),
          );
        }
      }
    },
  };
}

/** The engine does not say which node makes a call, so the nodes that stubs name say when they are at work. */
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
    return { type: 'failed', reason: 'network', message: 'A test sends nothing, and no stub answers.', ...noMs };
  if (stub.answer === 'Timeout')
    return { type: 'failed', reason: 'timeout', message: 'The stub lets it time out.', ...noMs };
  if (stub.answer === 'Fail')
    return { type: 'failed', reason: 'network', message: 'The stub has no connection.', ...noMs };
  return { type: 'responded', status: stub.status, body: stub.body, ...noMs };
}

function toMailAnswer(stub: TestStub | undefined): MailAnswer {
  if (stub?.answer === 'Respond') return { type: 'queued' };
  return { type: 'failed', message: stub ? 'The stub refuses it.' : 'A test sends nothing, and no stub answers.' };
}

function toAnswer(outcome: CodeOutcome): ScriptAnswer {
  if (outcome.type === 'returned')
    // The sandbox gives out JSON and nothing else.
    return { type: 'returned', value: outcome.text === undefined ? null : (JSON.parse(outcome.text) as JsonValue) };
  const { reason, message, line } = outcome;
  if (reason === 'threw' || reason === 'noResult')
    return { type: 'failed', reason: 'threw', message: line === undefined ? message : `${message} (line ${line})` };
  return { type: 'failed', reason: reason === 'unavailable' || reason === 'busy' ? 'unavailable' : 'limit', message };
}
