import type { Call } from '@confab/contracts';
import { matrix } from '../../access/matrix.ts';
import { connectHub } from '../hub-client.ts';
import type { CallOptions, TestApp } from '../open-test-app.ts';
import { aBlankOneProject, aPerson, aProject, type TestPerson, type TestProject } from '../people-and-projects.ts';
import {
  accountCallExamples,
  publicCalls,
  staffCallExamples,
  teamCallExamples,
  type ValidCall,
} from '../valid-calls.ts';
import { getCallName } from '../get-call-name.ts';
import type { PersonalCall } from './call-requests.ts';
import { createPeople, isPermitted, type FuzzPerson } from './fuzz-people.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';
import type { PreparedStage } from './prepared/prepared-call.ts';
import { preparedCalls } from './prepared/prepared-calls.ts';

/** One team with its people and projects, for a few hundred requests. */
export interface Episode {
  readonly test: TestApp;
  readonly people: readonly FuzzPerson[];
  readonly owner: FuzzPerson;
  readonly sibling: TestProject;
  readonly oneSibling: TestProject;
  project: TestProject;
  oneProject: TestProject;
  /** Opens a connection of the owner to the hub, once. @returns its id */
  readonly connect: () => Promise<string>;
  /** Closes the connection. */
  readonly end: () => Promise<void>;
}

/** One valid example of every call, each with its input. */
export const examples: readonly ValidCall[] = [
  ...teamCallExamples,
  ...accountCallExamples,
  ...staffCallExamples,
  ...publicCalls.map((call) => ({ call, sent: () => ({}) })),
];
/** Calls that end sessions, or change the account that makes them. */
const accountEnding = /Logout|Password|Session|ChangeEmail|Email$|SetDisabled|SetAccount|DisableAccount/i;
/** One in this many valid requests of a call that succeeds only after others is prepared. */
const preparedShare = 12;

/** The names of all calls of the contracts. */
export function listCallNames(): readonly string[] {
  return [...new Set(matrix.map(({ call }) => getCallName(call)))];
}

/** Creates a team. @param foreignAdmin the Admin of another one @param address where the server listens */
export async function startEpisode(test: TestApp, foreignAdmin: TestPerson, address: URL): Promise<Episode> {
  const people = await createPeople(test, foreignAdmin);
  const owner = choose(people, 0);
  let connection: ReturnType<typeof connectHub> | undefined;
  return {
    test,
    people,
    owner,
    sibling: await aProject(test, owner.account, 'Sibling'),
    oneSibling: await aBlankOneProject(test, owner.account, 'Sibling'),
    project: await aProject(test, owner.account),
    oneProject: await aBlankOneProject(test, owner.account),
    async connect() {
      connection ??= connectHub(test, address.origin, owner.account);
      return (await connection).connectionId;
    },
    async end() {
      await (await connection)?.stop();
    },
  };
}

/**
 * Half of the requests come from a person who may make them, the owner if possible, so that they get past the guard.
 */
export async function createPersonalCall(world: Episode, example: ValidCall, step: FuzzStep): Promise<PersonalCall> {
  const { call } = example;
  const isPrepared = /^(?:valid|burst|wrongField)$/.test(step.mode) && step.choice % preparedShare === 0;
  if (isPrepared && preparedCalls.has(getCallName(call))) {
    // Other requests of the episode may have deleted what the preparation needs, or filled the team.
    const asked = await prepareCall(world, getCallName(call)).catch(() => undefined);
    if (asked) return asked;
  }
  const chosen = step.person % 2 === 0 ? choosePermitted(world, call) : choose(world.people, step.person >> 1);
  return sendExample(world, example, chosen);
}

/** The request of a call that succeeds, by the name of the call. @throws for an unknown name */
export async function prepareCall(world: Episode, name: string): Promise<PersonalCall> {
  const one = preparedCalls.get(name);
  if (one) {
    const { call } = one;
    const { sent, by } = await one.prepare(toStage(world));
    return { call, sent, person: by ?? choosePermitted(world, call) };
  }
  const example = examples.find(({ call }) => getCallName(call) === name);
  if (!example) throw new Error(`${name} has no valid example.`);
  return createExampleCall(world, example);
}

/** Prepares the valid example of a call for a person who may make it. */
export function createExampleCall(world: Episode, example: ValidCall): Promise<PersonalCall> {
  return sendExample(world, example, choosePermitted(world, example.call));
}

function toStage({ test, owner, project, oneProject, connect }: Episode): PreparedStage {
  return { test, owner: owner.account, project, oneProject, connect };
}

async function sendExample(
  { test, project, oneProject }: Episode,
  { call, isAboutOne, sent }: ValidCall,
  chosen: FuzzPerson,
): Promise<PersonalCall> {
  const isEnding = accountEnding.test(call.path) && isPermitted(call, chosen);
  const account = isEnding ? await aPerson(test) : chosen.account;
  const person: FuzzPerson =
    isEnding && chosen.token !== undefined && !chosen.isStaff
      ? { ...chosen, account, token: account.token, isVerified: true }
      : chosen;
  const input: CallOptions<Call> = sent(isAboutOne ? oneProject : project, account);
  return { call, sent: input, person };
}

function choosePermitted({ owner, people }: Episode, call: Call): FuzzPerson {
  return isPermitted(call, owner) ? owner : (people.find((person) => isPermitted(call, person)) ?? owner);
}

/** Creates both projects again after one of them was deleted. */
export async function replaceProjects(world: Episode): Promise<void> {
  world.project = await aProject(world.test, world.owner.account);
  world.oneProject = await aBlankOneProject(world.test, world.owner.account);
}
