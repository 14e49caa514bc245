import { ApiFailure } from './api-client.ts';

/**
 * Whether a call failed because the server cannot be reached or cannot answer at the moment, so that it may work later.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiFailure && (error.kind === 'offline' || error.status === 429 || error.status >= 500);
}
