import type { Action } from '@confab/access';
import type { Call } from '@confab/contracts';
import type { TeamRole } from '@confab/model';
import type { RateClass } from '../../http/limits/rate-limits.ts';

/** The kind of object that an id names. An 'item' has any kind; a llama also matches 'workflow', and its page 'node'. */
export type NamedKind = 'team' | 'project' | 'workflow' | 'llama' | 'node' | 'item';

/** A path in the decoded query or body. */
type DecodedPath = `${'query' | 'body'}.${string}`;

/** An id in a call: its kind and its path in the decoded query or body. */
export type NamedId = readonly [kind: NamedKind, at: DecodedPath];

/** One row of the matrix: who may make a call, and for which objects. */
export interface MatrixRow {
  readonly call: Call;
  /**
   * A role is required in the team of the named objects; 'signedIn' allows any account on its own objects; 'staff'
   * allows the operators of the installation. A 'public' call with access 'either' gets the caller if one is signed in.
   */
  readonly who: 'public' | 'signedIn' | 'staff' | Exclude<TeamRole, 'Unauthorized'>;
  /** The ids that the call names. All must exist in one team, each below the one before; the deepest decides. */
  readonly names?: readonly NamedId[];
  /** The message for a role that is too low, where the fallback message of the call would not explain it. */
  readonly deniedMessage?: string;
  /** Checks the permission before the body is read; all ids must be in the query (IMP-1). */
  readonly beforeBody?: boolean;
  /** The action of the call, if it may require a verified email address (P6.7). */
  readonly action?: Action;
  readonly rate: RateClass;
  /** Reads or writes the values of a whole project or workflow: one such call of a team runs at a time, the others wait. */
  readonly isHeavy?: boolean;
  /**
   * 'always' writes an audit row for each call, 'denied' only for refusals. 'hourly' counts the calls of a person in one
   * row an hour: for lists that are read again with each letter of a search.
   */
  readonly audit: 'always' | 'hourly' | 'denied' | 'never';
  /** Where the call has the id of the object of an audit row, if that is not the deepest of `names`. */
  readonly about?: DecodedPath;
  /** Where the call has the name of the object of an audit row, if it cannot be looked up by the id. */
  readonly called?: DecodedPath;
}

/** The id of a team at a path of the call. */
export const team = (at: NamedId[1]): NamedId => ['team', at];
/** The id of a project at a path of the call. */
export const project = (at: NamedId[1]): NamedId => ['project', at];
/** The id of a workflow at a path of the call. */
export const workflow = (at: NamedId[1]): NamedId => ['workflow', at];
/** The id of a llama at a path of the call. */
export const llama = (at: NamedId[1]): NamedId => ['llama', at];
/** The id of a node at a path of the call. */
export const node = (at: NamedId[1]): NamedId => ['node', at];
/** The id of an item of any kind at a path of the call. */
export const item = (at: NamedId[1]): NamedId => ['item', at];
