import type { Call } from '@confab/contracts';
import type { CallOptions, TestApp } from '../../open-test-app.ts';
import type { TestPerson, TestProject } from '../../people-and-projects.ts';
import type { FuzzPerson } from '../fuzz-people.ts';

/** What the request of a call can be about. */
export interface PreparedStage {
  readonly test: TestApp;
  /** The Admin of the team. */
  readonly owner: TestPerson;
  readonly project: TestProject;
  readonly oneProject: TestProject;
  /** Opens a connection of the owner to the hub, once. @returns its id */
  readonly connect: () => Promise<string>;
}

/** A request that the server answers with success, and who sends it. */
export interface PreparedRequest<C extends Call = Call> {
  readonly sent: CallOptions<C>;
  /** By default a person who may make the call according to the matrix. */
  readonly by?: FuzzPerson;
}

/** A call that succeeds only after others, which create the objects that it names. */
export interface PreparedCall {
  readonly call: Call;
  readonly prepare: (stage: PreparedStage) => Promise<PreparedRequest>;
}

/** Types the preparation of a request by its call. */
export function prepared<C extends Call>(
  call: C,
  prepare: (stage: PreparedStage) => Promise<PreparedRequest<C>>,
): PreparedCall {
  // The options of a call are those of any call for a function that only sends them.
  return { call, prepare: prepare as PreparedCall['prepare'] };
}

/** Somebody with a verified account, for whom the matrix is asked as for an Admin of the team. */
export function asSender(account: TestPerson, name: string): FuzzPerson {
  return { name, account, token: account.token, role: 'Admin', isVerified: true, isStaff: false };
}

/** A person without a session; requests only name the account. */
export function asVisitor(account: TestPerson): FuzzPerson {
  return { name: 'visitor', account, token: undefined, role: undefined, isVerified: true, isStaff: false };
}
