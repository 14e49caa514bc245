import { newId } from '../../new-id.ts';
import type { TestProject } from '../people-and-projects.ts';
import { createCallRequest, listGivenIds, replaceId, type GivenId, type PersonalCall } from './call-requests.ts';
import type { Checker, FuzzRequest } from './fuzz-client.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';

/** The projects whose ids replace valid ones. */
export interface OtherProjects {
  readonly foreign: TestProject;
  /** Another project of the same team. */
  readonly sibling: TestProject;
}

interface Swap {
  readonly checker: Checker;
  readonly given: GivenId;
  readonly id: string;
}

/** Replaces an id that the call names with another; undefined for a call without ids. */
export function swapId(asked: PersonalCall, others: OtherProjects, step: FuzzStep): FuzzRequest | undefined {
  const { call, sent } = asked;
  const given = listGivenIds(call, sent);
  const swaps = given.flatMap((one) => listSwaps(one, given, others));
  if (swaps.length === 0) return undefined;
  const { checker, given: at, id } = choose(swaps, step.choice);
  const swapped = { ...asked, sent: replaceId(sent, at, id) };
  return createCallRequest(swapped, `${at.part}.${at.field} of ${checker} ${id}`, checker);
}

function listSwaps(given: GivenId, all: readonly GivenId[], { foreign, sibling }: OtherProjects): Swap[] {
  const below = all.filter(({ kind }) => kind !== 'team');
  const wrongKind = all.find(({ kind, id }) => kind !== given.kind && id !== given.id);
  const swaps: [Checker, string | undefined][] = [
    ['foreign tenant', getId(foreign, given.kind)],
    ['invalid dynamic object', newId()],
    ['invalid dynamic object', changeDigit(given.id)],
    ['invalid dynamic object', wrongKind && given.kind !== 'item' ? wrongKind.id : undefined],
    // An id below another parent, which would be valid if the call named nothing else.
    ['resource hierarchy', below.length > 1 && given.kind !== 'team' ? getId(sibling, given.kind) : undefined],
  ];
  return swaps.flatMap(([checker, id]) => (id === undefined || id === given.id ? [] : [{ checker, given, id }]));
}

function getId({ teamId, projectId, workflowId, say }: TestProject, kind: GivenId['kind']): string {
  switch (kind) {
    case 'team':
      return teamId;
    case 'project':
      return projectId;
    case 'workflow':
    case 'llama':
      return workflowId;
    case 'node':
    case 'item':
      return say.id;
  }
}

function changeDigit(id: string) {
  const last = id.at(-1) === '0' ? '1' : '0';
  return id.slice(0, -1) + last;
}
