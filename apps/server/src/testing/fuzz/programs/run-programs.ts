import { nodeCalls, simulatorCalls, teamCalls } from '@confab/contracts';
import type { TraceEntry } from '@confab/model';
import * as fc from 'fast-check';
import { newId } from '../../../new-id.ts';
import { leadTo, saveNode } from '../../nodes.ts';
import type { TestApp } from '../../open-test-app.ts';
import { aPerson, aProject, type TestPerson, type TestProject } from '../../people-and-projects.ts';
import { chatWith, createResponse, publish, saveProject } from '../../publish-project.ts';
import { anyAuthorProgram, anyWords, errorText, type AuthorProgram } from './author-programs.ts';

export interface ProgramsReport {
  readonly programs: number;
  readonly turns: number;
  /** Turns that were stopped at a limit. */
  readonly stopped: number;
  /** The limits that turns were stopped at, and how often. */
  readonly exceptions: ReadonlyMap<string, number>;
  /** The most bytes of an answer, and of a stored conversation. */
  readonly mostBytes: { readonly answer: number; readonly state: number };
  /** The violations of rules; empty when there are none. */
  readonly findings: readonly string[];
}

/** The limits of a turn, as `turnLimits` of the engine has them, with its reserve and the envelope. */
const nodesMax = 202;
const answerBytesMax = 1_048_576;
const stateBytesMax = 1_310_720;
const linesOfConversation = 3;

interface Run {
  readonly test: TestApp;
  readonly author: TestPerson;
  readonly other: TestPerson;
  readonly findings: string[];
  readonly exceptions: Map<string, number>;
  readonly mostBytes: { answer: number; state: number };
  turns: number;
  stopped: number;
}

/**
 * Publishes drawn programs and talks to each, in the chat and in the simulator, while a member of another team makes a
 * call. Every turn has to end within its limits, and one that is stopped gives the message for errors and names its
 * node.
 */
export async function runPrograms(
  test: TestApp,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<ProgramsReport> {
  const drawn = fc.sample(
    fc.tuple(anyAuthorProgram, fc.array(anyWords, { minLength: linesOfConversation, maxLength: linesOfConversation })),
    { seed, numRuns: count },
  );
  const [author, other] = [await aPerson(test), await aPerson(test)];
  const run: Run = {
    test,
    author,
    other,
    findings: [],
    exceptions: new Map(),
    mostBytes: { answer: 0, state: 0 },
    turns: 0,
    stopped: 0,
  };
  for (const [at, [program, lines]] of drawn.entries()) {
    const report = (what: string) => run.findings.push(`seed ${seed}, program ${at}: ${what}`);
    const project = await publishProgram(run, program);
    await talk(run, project, lines, report);
    await simulate(run, project, lines, report);
    await measureState(run, project, report);
  }
  return { ...run, programs: drawn.length };
}

type Report = (what: string) => void;

async function publishProgram({ test, author }: Run, { nodes, variables }: AuthorProgram): Promise<TestProject> {
  // A team may have 200 projects.
  const project = await aProject(test, author);
  const { teamId, projectId, workflowId, startId } = project;
  const place = { teamId, projectId, workflowId };
  const copies = nodes.map((node, at) => ({ ...node, x: at, y: 0 }));
  const pasted = await test.call(nodeCalls.paste, { token: author.token, body: { ...place, nodes: copies } });
  if (!pasted.success) throw new Error(pasted.message);
  await saveNode(test, author, startId, { Connectors: leadTo(pasted.result.nodes[0]?.id ?? '') });
  const GlobalMessages = { Error: createResponse(errorText) };
  await saveProject(test, author, projectId, { Variables: variables, GlobalMessages });
  await publish(test, author, projectId);
  return project;
}

/** Talks to the program over the chat. During each turn another person makes a call, which has to be answered. */
async function talk(run: Run, { projectId }: TestProject, lines: readonly string[], report: Report) {
  const { test, other } = run;
  let sessionId = '';
  for (const line of [undefined, ...lines]) {
    const said = line === undefined ? { type: 'start' } : { type: 'say', sessionId, turnId: newId(), text: line };
    const [{ status, answer }, own] = await Promise.all([
      chatWith(test, projectId, said),
      test.call(teamCalls.listMine, { token: other.token }),
    ]);
    run.turns += 1;
    if (status !== 200) report(`the chat answered ${status} ${JSON.stringify(answer).slice(0, 300)}`);
    if (own.status !== 200) report(`another call was answered with ${own.status}`);
    const bytes = Buffer.byteLength(JSON.stringify(answer));
    run.mostBytes.answer = Math.max(run.mostBytes.answer, bytes);
    if (bytes > answerBytesMax) report(`an answer of ${bytes} bytes`);
    if (status !== 200 || answer.ended) return;
    sessionId = answer.sessionId;
  }
}

/** Holds the same conversation in the simulator, whose trace shows what a turn did. */
async function simulate(run: Run, { projectId }: TestProject, lines: readonly string[], report: Report) {
  const { test, author } = run;
  let sessionId: string | undefined;
  for (const inputValue of [null, ...lines]) {
    const body = { projectId, inputValue, seed: 1, ...(sessionId !== undefined && { sessionId }) };
    const query = { ProjectId: projectId };
    const { status, message, result } = await test.call(simulatorCalls.step, { token: author.token, query, body });
    run.turns += 1;
    if (status !== 200) return void report(`the simulator answered ${status} ${message}`);
    const entered = result.trace.filter(({ type }) => type === 'nodeEntered').length;
    if (entered > nodesMax) report(`a turn entered ${entered} nodes`);
    judgeStop(run, result, report);
    if (result.ended) return undefined;
    ({ sessionId } = result);
  }
}

/** A stopped turn has to give its visitor the message for errors, and has to show its author the node. */
function judgeStop(
  run: Run,
  { trace, outputs }: { readonly trace: readonly TraceEntry[]; readonly outputs: readonly unknown[] },
  report: Report,
) {
  const raised = trace.flatMap((entry) => (entry.type === 'exception' ? [entry] : []));
  for (const { name } of raised) run.exceptions.set(name, (run.exceptions.get(name) ?? 0) + 1);
  const stop = raised.find(({ name }) => name === 'TurnTooLong' || name === 'LoopDetected');
  if (!stop) return;
  run.stopped += 1;
  if (!JSON.stringify(outputs).includes(errorText)) report(`${stop.name} without the message for errors`);
  if (stop.nodeId === '') report(`${stop.name} names no node: ${stop.message}`);
}

/** Measures the stored states of the conversations of a project. */
async function measureState({ test, author, mostBytes }: Run, { projectId }: TestProject, report: Report) {
  const rows = await test.services.db
    .selectFrom('channelSession')
    .select('state')
    .where('teamId', '=', author.teamId)
    .where('projectId', '=', projectId)
    .execute();
  const most = Math.max(0, ...rows.map(({ state }) => Buffer.byteLength(state)));
  mostBytes.state = Math.max(mostBytes.state, most);
  if (most > stateBytesMax) report(`a conversation stores ${most} bytes`);
}
