import type { AccountId, NewId, TeamId, TeamRole } from '@confab/model';
import type { SchemaScripts } from '@confab/scripting';
import type { Redis } from 'ioredis';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';
import type { Hub } from './live/hub.ts';
import type { ProcessState } from './process-state.ts';
import type { CodePool } from './scripting/code-pool.ts';
import type { MediaStore } from './storage/media-store.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** The database, or a transaction in it. Inside a transaction only the transaction may be used. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** Everything a use case may reach outside itself. Tests pass replacements. */
export interface Services {
  readonly config: Config;
  readonly db: Kysely<Tables>;
  readonly hub: Hub;
  readonly log: Logger;
  /** Where the code of authors runs: code that they try out, and the scripts of their nodes. */
  readonly codePool: CodePool;
  /** The scripts of schemas: they decide what is shown, and what may be saved. */
  readonly scripts: SchemaScripts;
  /** The files of the media library. */
  readonly store: MediaStore;
  /** Threads for work of more than a few milliseconds. */
  readonly workers: WorkerPool;
  /** Caches, queues and counters of this process. */
  readonly processState: ProcessState;
  /** Undefined if there is only one process. */
  readonly redis: Redis | undefined;
  /** A new id: a GUID of version 7, so that ids sort by age. */
  readonly newId: () => NewId;
  /** 256 random bits as 43 base64url characters: for tokens, tickets and codes. */
  readonly newSecret: () => string;
  /** Wall clock in milliseconds, for durations shown to people; expiry follows the database's clock. */
  readonly now: () => number;
}

/** The account that makes a call: taken from the session, never from the request. */
export interface Caller {
  readonly accountId: AccountId;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly roles: string;
  readonly activeTeamId: TeamId | null;
}

/** The team that a call is about, found by the guard from the object that the call names. */
export interface TeamScope {
  readonly teamId: TeamId;
  readonly role: TeamRole;
  /** True when the caller uses an asset ticket that allows reading only. */
  readonly isReadOnly?: boolean;
}

/** The options of every feature's route plugin. */
export interface FeatureSettings {
  readonly services: Services;
  /** Folder of the built web client. */
  readonly webFolder: string;
}
