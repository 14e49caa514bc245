import { logLevels } from '@confab/model';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './api-client.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { isLocalHost } from '../platform/is-local-host.ts';
import {
  clientVersion,
  logError,
  logInformation,
  logWarning,
  setLogReporter,
  setLogThreshold,
} from '../platform/log.ts';
import { reportClientStart } from './remote-log.ts';
import { unregisterServiceWorkers } from '../platform/unregister-service-workers.ts';

const start = {
  appName: 'Confab my',
  at: { hostname: 'my.confab.example', origin: 'https://my.confab.example', pathname: '/passwordReset' },
  now: new Date('2026-11-21T08:00:00Z'),
};
const answering = (level: string) => fakeApi({ '/api/log': () => ({ minimumLevelAccepted: level }) });
let printed: string[];

beforeEach(() => {
  printed = [];
  for (const name of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void printed.push(`${name} ${text}`));
});
afterEach(() => {
  setLogThreshold('Verbose');
  setLogReporter(undefined);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
function logEach() {
  logInformation('a');
  logWarning('b');
  logError('c');
  return printed;
}

describe('reportClientStart', () => {
  test('reportClientStart reports the start of the client once with time, level, template, app, location and message (P7.45)', async () => {
    const { api, made } = answering('Verbose');
    await reportClientStart(api, start);
    expect(made).toEqual([
      {
        path: '/api/log',
        input: {
          body: {
            timestamp: '2026-11-21T08:00:00.000Z',
            level: 'Information',
            messageTemplate: '{AppName} at {Location}: {InputMessage}',
            properties: {
              AppName: 'Confab my',
              Location: 'https://my.confab.example/passwordReset',
              InputMessage: 'Client 0.1.0 has started',
            },
          },
        },
      },
    ]);
  });

  test('reportClientStart reports no start of the client on a local host (P7.45)', async () => {
    const { api, made } = answering('Verbose');
    for (const hostname of ['localhost', 'my.localhost', '127.0.0.1', '::1', '[::1]'])
      await reportClientStart(api, { ...start, at: { ...start.at, hostname } });
    expect(made).toEqual([]);
    expect(['my.confab.example', 'localhost.example', '127.example'].filter(isLocalHost)).toEqual([]);
  });

  test('the client starts even when its start cannot be reported', async () => {
    const { api } = fakeApi({
      '/api/log': () => {
        throw new ApiFailure('offline', 'no', 0);
      },
    });
    await reportClientStart(api, start);
    expect(logEach()).toHaveLength(3);
  });

  test('the client has version 0.1.0, and start-up removes service workers (P9.29)', async () => {
    expect(clientVersion).toBe('0.1.0');
    const unregister = vi.fn(() => Promise.resolve(true));
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) },
    });
    await unregisterServiceWorkers();
    expect(unregister).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await unregisterServiceWorkers();
  });
});

describe('reports of warnings and errors', () => {
  const told = ({ made }: ReturnType<typeof fakeApi>) =>
    made.map(({ input }) => {
      const { body } = input as { body: { level: string; properties: Record<string, string> } };
      return `${body.level} ${body.properties['InputMessage']} at ${body.properties['Location']}`;
    });
  const at = 'at https://my.confab.example/passwordReset';

  test('the remote log sends each logged warning or error to the server once, ten at most per page (A8.96)', async () => {
    const service = answering('Verbose');
    await reportClientStart(service.api, start);
    for (let time = 0; time < 3; time += 1) logEach();
    expect(told(service).slice(1)).toEqual([`Warning b ${at}`, `Error c ${at}`]);
    for (let time = 0; time < 30; time += 1) logError(`problem ${time}`);
    expect(told(service).slice(1)).toHaveLength(10);
  });

  test('the remote log sends log messages from the level that the server accepts, even in builds that print nothing (A8.96)', async () => {
    vi.stubEnv('VITE_CONSOLE', '0');
    const service = answering('Error');
    await reportClientStart(service.api, start);
    expect(logEach()).toEqual([]);
    expect(told(service).slice(1)).toEqual([`Error c ${at}`]);
  });

  test('the remote log sends errors also while and after the start of the client could not be reported (A8.96)', async () => {
    const service = fakeApi({
      '/api/log': () => {
        throw new ApiFailure('offline', 'no', 0);
      },
    });
    const reported = reportClientStart(service.api, start);
    logError('early');
    await reported;
    logError('late');
    expect(told(service).slice(1)).toEqual([`Error early ${at}`, `Error late ${at}`]);
  });

  test('the remote log sends no log messages from a local host', async () => {
    const service = answering('Verbose');
    await reportClientStart(service.api, { ...start, at: { ...start.at, hostname: 'my.localhost' } });
    logEach();
    expect(service.made).toEqual([]);
  });
});

describe('the log, filtered by the accepted level (P7.46, P7.47)', () => {
  test('the log has levels from Verbose, 1, to Fatal, 6 (P3.29)', () => {
    expect(Object.fromEntries(logLevels.map((level, index) => [level, index + 1]))).toEqual({
      Verbose: 1,
      Debug: 2,
      Information: 3,
      Warning: 4,
      Error: 5,
      Fatal: 6,
    });
  });

  test('the log accepts every level by default (P9.19)', () => {
    expect(logEach()).toEqual(['info a', 'warn b', 'error c']);
  });

  test.each([
    ['Verbose', ['info a', 'warn b', 'error c']],
    ['Information', ['info a', 'warn b', 'error c']],
    ['Warning', ['warn b', 'error c']],
    ['Error', ['error c']],
    ['Fatal', []],
    ['Loud', ['info a', 'warn b', 'error c']],
  ])('the log with threshold %s prints from that level on, or all when it is unknown', async (level, kept) => {
    await reportClientStart(answering(level).api, start);
    expect(logEach()).toEqual(kept);
  });

  test('the log prints nothing in a build without console output (P9.29)', () => {
    vi.stubEnv('VITE_CONSOLE', '0');
    expect(logEach()).toEqual([]);
  });
});
