import { generalMessages, Refusal } from '@confab/contracts';

/** SQLSTATE codes of statements that the same request may repeat with success a moment later. */
const busyCodes: ReadonlySet<string> = new Set([
  '25P03', // a transaction that was idle for too long
  '40001', // a serialization failure
  '40P01', // a deadlock
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // a lock timeout
  '57014', // a statement timeout
  '57P01', // the server shuts down
  '57P02', // the server crashed
  '57P03', // the server starts
  '57P05', // an idle session was ended
]);

/** Codes of the class "connection exception". */
const connectionException = /^08/;

/** Codes of Node for a server that cannot be reached. */
const networkCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Texts of the errors of `pg` about connections, which have no code, and of the embedded engine. */
const connectionErrors =
  /^(?:connection terminated|client has encountered a connection error|client was closed|query read timeout|timeout expired|timeout exceeded when trying to connect|cannot use a pool after calling end|the thread of the embedded database ended)/i;

/** The refusal of a request that would have to wait too long for the database. */
export function createBusyRefusal(cause?: unknown): Refusal {
  return new Refusal('unavailable', generalMessages.serverBusy, { cause });
}

/**
 * Throws the error of a statement or a connection, as a refusal with status 503 when the database is busy, restarts
 * or cannot be reached. Other errors are thrown as they are.
 */
export function refuseWhenBusy(error: unknown): never {
  throw isBusy(error) ? createBusyRefusal(error) : error;
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (busyCodes.has(code) || connectionException.test(code) || networkCodes.has(code)) return true;
  return code === '' && connectionErrors.test(error.message);
}
