import type { Socket } from 'node:net';
import type { Config } from '../../config.ts';
import { formatRawAnswer } from './raw-answer.ts';

/** The statuses of errors of Node's HTTP parser; all others are 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what Node could not read as a request, and closes the connection. Nothing is logged, because a stranger could
 * fill the log.
 */
export function answerParserError(
  config: Pick<Config, 'publicUrl'>,
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(formatRawAnswer(config, statuses[code] ?? 400)).destroySoon();
}
