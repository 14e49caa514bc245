import { generalMessages } from '@confab/contracts';
import { STATUS_CODES } from 'node:http';
import type { Config } from '../../config.ts';
import { formatFailure } from '../failures/send-failure.ts';
import { listSecurityHeaders } from '../security-headers.ts';

/**
 * An answer as the text that is written to a socket, for requests that have no response object: they are damaged, too
 * slow, or ask for a socket that they may not have. It closes the connection and has the headers of all answers (API-7).
 */
export function formatRawAnswer(
  config: Pick<Config, 'publicUrl'>,
  status: number,
  message: string = generalMessages.notUnderstood,
): string {
  const body = formatFailure({ message });
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...listSecurityHeaders(config, '/api/'),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`, ...lines, '', body].join('\r\n');
}
