import { generalMessages, Refusal } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { refuseWhenBusy } from './refuse-when-busy.ts';

const busy = { kind: 'unavailable', message: generalMessages.serverBusy };
const withCode = (code: string) => Object.assign(new Error('canceling statement'), { code });

function getThrown(error: unknown): unknown {
  try {
    return refuseWhenBusy(error);
  } catch (thrown) {
    return thrown;
  }
}

describe('an error of the database', () => {
  test.each([
    ['a statement timeout', withCode('57014')],
    ['a lock timeout', withCode('55P03')],
    ['a serialization failure', withCode('40001')],
    ['a deadlock', withCode('40P01')],
    ['too many connections', withCode('53300')],
    ['a server that shuts down', withCode('57P01')],
    ['a lost connection', withCode('08006')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a connection that was reset', withCode('ECONNRESET')],
    ['a pool whose connections are all in use', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a connection that broke before', new Error('Client has encountered a connection error and is not queryable')],
    ['an engine that ended', new Error('The thread of the embedded database ended.')],
  ])('%s is reported as temporarily unavailable and kept as the cause', (_name, error) => {
    expect(getThrown(error)).toBeInstanceOf(Refusal);
    expect(getThrown(error)).toMatchObject({ ...busy, cause: error });
  });

  test.each([
    ['a key that exists already', withCode('23505')],
    ['a mistake in a statement', withCode('42601')],
    ['a full disk', withCode('53100')],
    ['a bug of the program', new TypeError('x is undefined')],
    ['a refusal', new Refusal('conflict', 'No')],
  ])('the error of %s is thrown unchanged', (_name, error) => {
    expect(getThrown(error)).toBe(error);
  });
});
