import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { copyDatabase, type DatabaseCopy } from './backups/copy-database.ts';
import { camelCase } from './camel-case.ts';
import { startEmbeddedEngine, type EmbeddedEngine } from './embedded-engine.ts';
import { migrate } from './migrate.ts';
import { preparePoolStatements } from './prepared-statements.ts';
import type { Tables } from './tables.ts';
import { TenantGuard } from './tenant-guard.ts';
import { UnreachableDatabase } from './failures/unreachable-database.ts';

// Counts and sequence numbers stay far below 2^53, so they are safe as JavaScript numbers.
types.setTypeParser(types.builtins.INT8, Number);

/** An open database: Kysely for queries, the pool for SQL that Kysely cannot express. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly pool: Pool;
  readonly isEmbedded: boolean;
  /**
   * A complete copy of the embedded database in memory, compressed, to fill new ones from; undefined on a server. Other
   * statements wait until it is made, so use it for small databases.
   */
  readonly dump: (() => Promise<Uint8Array>) | undefined;
  /** Copies the embedded database of a folder while it works (`copyDatabase`); undefined on a server, which has its own tools. */
  readonly copyTo: ((file: string, isStopped: () => boolean) => Promise<DatabaseCopy | undefined>) | undefined;
  close(): Promise<void>;
}

/** A database that is still being opened. Statements may be sent when it is open. */
export interface OpeningDatabase {
  readonly database: Database;
  /** Resolves when the database is open and has the newest schema. */
  readonly opened: Promise<void>;
}

/** Connects to a PostgreSQL server and brings it to the newest schema. @throws UnreachableDatabase */
export async function connectToServer(connectionString: string): Promise<Database> {
  return waitUntilOpen(startConnecting(connectionString));
}

/** Opens PostgreSQL in a thread of this process. The caller has locked the folder. */
export async function openEmbedded(options: EmbeddedDatabaseOptions): Promise<Database> {
  return waitUntilOpen(startOpening(options));
}

async function waitUntilOpen({ database, opened }: OpeningDatabase): Promise<Database> {
  await opened;
  return database;
}

/**
 * Starts to connect to a PostgreSQL server. It opens, or not with UnreachableDatabase.
 *
 * @param onWait called when another process is migrating the database, which may take minutes
 */
export function startConnecting(connectionString: string, onWait?: () => void): OpeningDatabase {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    // Just-in-time compilation does not pay: compiling a statement of analytics took 1.2 s, running it 0.15 s.
    options: '-c jit=off',
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const database: Database = {
    db: kyselyOver(pool),
    pool,
    isEmbedded: false,
    dump: undefined,
    copyTo: undefined,
    close: () => pool.end(),
  };
  return { database, opened: open() };

  async function open() {
    await pool.connect().then(
      (connection) => connection.release(),
      (error: unknown) => {
        throw new UnreachableDatabase(connectionString, error);
      },
    );
    await migrate(pool, undefined, onWait);
  }
}

/** The folder of an embedded database, and the file that it is first filled from. */
export interface EmbeddedDatabaseOptions {
  /** A folder, or undefined for memory. */
  readonly folder: string | undefined;
  /** A file made by `dump` that a new database starts from, which is faster than running all migrations. */
  readonly seedFile: string | undefined;
  readonly isNew: boolean;
  /** The longest time of a statement in milliseconds; as long as one may wait for the connection by default. */
  readonly statementMs?: number;
}

/** How long a statement may wait for the connection of the embedded database, and then run, in milliseconds each. */
const embeddedTimeoutMs = 10_000;

/** Starts to open PostgreSQL in a thread of this process, or waits for a thread that is opening it. */
export function startOpening(options: EmbeddedDatabaseOptions, started?: EmbeddedEngine): OpeningDatabase {
  const { folder, seedFile, isNew, statementMs = embeddedTimeoutMs } = options;
  const engine = started ?? startEmbeddedEngine({ folder, seedFile: isNew ? seedFile : undefined });
  const pool = new Pool({
    stream: () => engine.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The engine has only one connection; a wait as long as this means that a query runs outside its transaction.
    connectionTimeoutMillis: embeddedTimeoutMs,
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  const database: Database = {
    db: kyselyOver(pool),
    pool,
    isEmbedded: true,
    dump: () => engine.dump(),
    copyTo: folder ? (file, isStopped) => copyDatabase(pool, { folder, file }, isStopped) : undefined,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
  return { database, opened: open() };

  async function open() {
    await engine.opened;
    await migrate(pool);
    // Filling a column or an index in a migration may take longer.
    engine.limitStatements(statementMs);
  }
}

function kyselyOver(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparePoolStatements(pool) }),
    plugins: [new TenantGuard(), camelCase],
  });
}
