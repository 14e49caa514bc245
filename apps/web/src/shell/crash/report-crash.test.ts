import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { reportCrash } from './report-crash.ts';

const crash = {
  error: new Error('broken') as unknown,
  componentStack: '\n    at Canvas\n    at EditorPage',
  at: { hostname: 'pro.confab.example', origin: 'https://pro.confab.example', pathname: '/projects/7' },
  browser: 'A browser',
  email: 'ada@example.test' as string | undefined,
};
function report(changes: Partial<typeof crash> = {}, answer: () => unknown = () => null) {
  const { api, made } = fakeApi({ '/api/PostCrashReportAsync': answer });
  return reportCrash(api, { ...crash, ...changes }).then(() =>
    made.map(({ input }) => (input as { body: object }).body),
  );
}

describe('reportCrash', () => {
  test('a crash report carries the error, the page, the email address and the kind of report (P7.35)', async () => {
    const [body] = await report();
    expect(body).toMatchObject({ email: 'ada@example.test', feedbackType: 'Crash' });
    expect(body).toMatchObject({ crashReport: expect.stringMatching(/^https:\/\/pro.confab.example\/projects\/7\n/) });
    expect(body).toMatchObject({ crashReport: expect.stringMatching(/Error: broken[^]*at Canvas/) });
  });

  test('no crash report is sent from localhost (P7.35)', async () => {
    expect(await report({ at: { ...crash.at, hostname: 'pro.localhost' } })).toEqual([]);
  });

  test('a crash report of a signed-out page has no email address, and long reports are cut', async () => {
    const [body] = await report({ email: undefined, error: 'x'.repeat(30_000) });
    expect(body).not.toHaveProperty('email');
    expect((body as { crashReport: string }).crashReport).toHaveLength(20_000);
  });

  test('a crash report that cannot be sent is only logged (P8.35)', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await report({}, () => {
      throw new ApiFailure('failed', 'no', 500);
    });
    expect(error).toHaveBeenCalledExactlyOnceWith('Error sending crash report');
    error.mockRestore();
  });
});
