import { expect, test } from 'vitest';
import { readProcessorTime } from './read-processor-time.ts';

test.runIf(process.platform === 'linux')(
  'the processor time of a process equals the time that the process itself measures',
  () => {
    const count = () => {
      // oxlint-disable-next-line no-restricted-properties -- the two counts of the same time are compared, whatever it is
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    };
    const before = count();
    const read = readProcessorTime(process.pid) ?? Number.NaN;
    // Each of the two values is rounded down to 10 ms.
    expect(read).toBeGreaterThanOrEqual(before - 20);
    expect(read).toBeLessThanOrEqual(count());
  },
);

test('a process that does not exist has no processor time', () => expect(readProcessorTime(2 ** 30)).toBeUndefined());
