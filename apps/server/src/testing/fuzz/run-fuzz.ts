import { scriptCalls, validationCalls } from '@confab/contracts';
import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { createProgramCache } from '../../core/releases/programs.ts';
import type { TestApp } from '../open-test-app.ts';
import { aPerson, aProject } from '../people-and-projects.ts';
import { publishEchoProject } from '../publish-project.ts';
import { getCallName } from '../get-call-name.ts';
import { createCallRequest } from './call-requests.ts';
import {
  createExampleCall,
  createPersonalCall,
  examples,
  listCallNames,
  prepareCall,
  replaceProjects,
  startEpisode,
  type Episode,
} from './episode.ts';
import { createForeignTeam, type ForeignTeam } from './foreign-team.ts';
import {
  createFuzzClient,
  type CallCount,
  type Finding,
  type FuzzClient,
  type FuzzClientOptions,
  type FuzzRequest,
} from './fuzz-client.ts';
import { choose, drawSteps, type FuzzStep } from './fuzz-plan.ts';
import { hashTeam } from './hash-team.ts';
import { createLargeRequest, takesJson } from './large-requests.ts';
import { mutateRequest } from './mutate-request.ts';
import { createRawRequest } from './raw-requests.ts';
import { sendOverSocket } from './raw-sockets.ts';
import { runSequence } from './sequences.ts';
import { swapId } from './swap-ids.ts';

export interface FuzzOptions extends Pick<FuzzClientOptions, 'around'> {
  readonly requests: number;
  readonly seed: number;
  /** The first episode; a find of a long run is replayed from its episode. */
  readonly firstEpisode?: number;
  /** Called after each episode. */
  readonly onProgress?: (progress: Pick<FuzzReport, 'requests' | 'findings'>) => void;
}

export interface FuzzReport {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** How many answers had a status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Every call of the contracts, by name. */
  readonly calls: ReadonlyMap<string, CallCount>;
  /** Growth of the live heap of the server's thread after the first tenth, in bytes for each 10,000 requests. */
  readonly heapGrowth: number;
}

const stepsPerEpisode = 400;
/** How often the same request is sent at once, to find races. */
const burstSize = 5;
/** One in this many requests is checked for changes that it makes although it is refused. */
const leakageShare = 25;

/** Calls that hash a password or run authors' code; each takes a fraction of a second. */
const slowCalls = /TestJavascript|Password|CreateNewUserAccount|login$|ConfirmSignIn/i;
const deleting = /^\/api\/(?:(?:Delete|Remove)(?:Project|Workflow|Node)|Rollback)/i;

/**
 * Sends drawn requests to the server, about teams of the fuzzer and beside a team that must not change, and reports each
 * answer that breaks a rule (F10).
 */
export async function runFuzz(test: TestApp, options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, firstEpisode = 0, onProgress, around } = options;
  // Lines about requests would be most of what the run keeps in memory.
  test.services.log.level = 'error';
  const address = new URL(await test.listen());
  const foreign = await createForeignTeam(test);
  const publishedId = await publishEchoProject(test, await aPerson(test), {});
  const client = createFuzzClient(test, foreign.canary, around && { around });
  let hash = await hashTeam(test, foreign.admin.teamId);
  let first: { readonly requests: number; readonly heap: number } | undefined;
  await startWorkers(test);
  for (let episode = firstEpisode; client.requests < requests; episode += 1) {
    client.startEpisode(episode);
    const world = await startEpisode(test, foreign.admin, address);
    if (episode === firstEpisode) {
      await sendEachCall(client, world);
      await sendEachLarge(client, world, seed);
    }
    for (const step of drawSteps(seed, episode, stepsPerEpisode)) {
      if (client.requests >= requests) break;
      await runStep({ test, client, foreign, publishedId, address }, world, step);
    }
    await world.end();
    const newHash = await hashTeam(test, foreign.admin.teamId);
    if (newHash !== hash)
      client.report('foreign tenant', 'one of the episode', 'the rows of a team changed that no request may change');
    hash = newHash;
    if (!first && client.requests > requests / 10) first = { requests: client.requests, heap: measureHeap(test) };
    onProgress?.(client);
  }
  const last = first && { requests: client.requests - first.requests, heap: measureHeap(test) - first.heap };
  return {
    requests: client.requests,
    findings: client.findings,
    statuses: client.statuses,
    calls: new Map(listCallNames().map((name) => [name, client.calls.get(name) ?? unasked])),
    heapGrowth: last && last.requests > 0 ? (last.heap / last.requests) * 10_000 : 0,
  };
}

const unasked: CallCount = { tries: 0, successes: 0, refusals: new Map() };

/** Sends every call of the contracts once, in a way that succeeds. */
async function sendEachCall(client: FuzzClient, world: Episode) {
  for (const name of listCallNames()) {
    const asked = await prepareCall(world, name);
    const { success } = await client.send(createCallRequest(asked));
    if (success && deleting.test(asked.call.path)) await replaceProjects(world);
  }
}

/** Sends every call with a body that is large in one of the ways; the seed decides which. */
async function sendEachLarge(client: FuzzClient, world: Episode, seed: number) {
  for (const [at, name] of listCallNames().entries()) {
    const example = examples.find(({ call }) => getCallName(call) === name);
    if (!example || !takesJson(example)) continue;
    const asked = await createExampleCall(world, example);
    const step = { choice: seed + at, field: seed + at };
    const { success } = await client.send(createLargeRequest(asked, getUsualMost(world.test), step));
    if (success && deleting.test(asked.call.path)) await replaceProjects(world);
  }
}

/** The bytes that the server accepts if a contract has no bound. */
function getUsualMost({ app }: TestApp) {
  return app.initialConfig.bodyLimit ?? 0;
}

/** Starts the threads for checks and for the code of authors, which takes seconds when they run from source. */
async function startWorkers(test: TestApp) {
  const owner = await aPerson(test);
  const { teamId, projectId } = await aProject(test, owner);
  const { token } = owner;
  await test.call(validationCalls.project, { token, query: { owningTeamId: teamId, projectId } });
  await test.call(scriptCalls.test, { token, body: { code: 'const run = () => 1;', function: 'run()' } });
}

/** What all episodes share. */
interface FuzzTarget {
  readonly test: TestApp;
  readonly client: FuzzClient;
  readonly foreign: ForeignTeam;
  /** A published project, for requests of channels, which need no session. */
  readonly publishedId: string;
  readonly address: URL;
}

async function runStep(target: FuzzTarget, world: Episode, step: FuzzStep): Promise<void> {
  const { test, client, foreign, publishedId, address } = target;
  if (step.mode === 'sequence') return runSequence({ test, client, owner: world.owner }, step);
  if (step.mode === 'raw' && step.choice % 10 === 0)
    return sendOverSocket(client, address, world.owner.account.token, step);
  const example = choose(examples, step.call);
  // Only one in ten is sent: otherwise most of the time would go to hashing passwords.
  if (slowCalls.test(example.call.path) && step.field % 10 !== 0) return undefined;
  const asked = await createPersonalCall(world, example, step);
  const others = example.isAboutOne
    ? { foreign: foreign.oneProject, sibling: world.oneSibling }
    : { foreign: foreign.project, sibling: world.sibling };
  const isOwnTeam = asked.person.name !== "other team's Admin";
  if (step.mode === 'large' && takesJson(asked)) {
    await client.send(createLargeRequest(asked, getUsualMost(test), step));
    return undefined;
  }
  const swapped = step.mode === 'swappedId' && isOwnTeam ? swapId(asked, others, step) : undefined;
  const request =
    step.mode === 'raw'
      ? createRawRequest(asked, publishedId, step)
      : (swapped ?? (step.mode === 'wrongField' ? mutateRequest(asked, step) : createCallRequest(asked)));
  if (step.mode === 'burst') await Promise.all(Array.from({ length: burstSize }, () => client.send(request)));
  const { success } =
    step.field % leakageShare === 0 ? await sendAndCompare(target, world, request) : await client.send(request);
  if (success && deleting.test(example.call.path)) await replaceProjects(world);
}

/** Checks that a refused request leaves nothing in the team. */
async function sendAndCompare({ test, client }: FuzzTarget, { owner }: Episode, request: FuzzRequest) {
  const { teamId } = owner.account;
  const before = await hashTeam(test, teamId);
  const answer = await client.send(request);
  if (!answer.success && (await hashTeam(test, teamId)) !== before)
    client.report('leakage', request.name, `was refused with ${answer.status}, but changed the team: ${answer.text}`);
  return answer;
}

/** The live bytes on the heap of this thread, without the log that the test keeps and the cached programs, which are bounded. */
function measureHeap({ readLog, services }: TestApp): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const cachedBytes = services.processState.get(createProgramCache).estimateBytes();
  return process.memoryUsage().heapUsed - readLog().length - cachedBytes;
}
