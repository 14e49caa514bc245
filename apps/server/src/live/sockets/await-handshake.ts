import type { Line } from './outlet.ts';
import {
  MalformedMessage,
  messageTypes,
  parseHandshake,
  parseMessage,
  recordSeparator,
  refusedHandshake,
  splitRecords,
  toRecord,
} from './signalr-messages.ts';

const handshakeMs = 10_000;

/** Waits for a new socket's handshake. @param begin receives the version and the rest of the first frame. */
export function awaitHandshake({ socket }: Line, begin: (version: number, rest: string) => void): void {
  const timer = setTimeout(() => socket.terminate(), handshakeMs);
  socket.once('close', () => clearTimeout(timer));
  socket.once('message', (data) => {
    clearTimeout(timer);
    try {
      const [first = '', ...rest] = splitRecords(String(data));
      if (isReturning(first)) return turnAway();
      const { version } = parseHandshake(first);
      begin(version, rest.map((record) => record + recordSeparator).join(''));
    } catch (error) {
      if (!(error instanceof MalformedMessage)) throw error;
      socket.send(refusedHandshake(error.message));
      socket.close(1002, 'not understood');
    }
  });

  /**
   * Answers a client that resumes a connection that ended or is held by another process. The answer has
   * the form of its protocol version; otherwise the client would repeat the same request immediately, forever.
   */
  function turnAway() {
    socket.send(
      toRecord({ type: messageTypes.sequence, sequenceId: 1 }) +
        toRecord({ type: messageTypes.close, allowReconnect: true }),
    );
    socket.close(1008, 'unknown connection');
  }
}

function isReturning(record: string) {
  try {
    return parseMessage(record).type === messageTypes.sequence;
  } catch {
    return false;
  }
}
