import * as contract from '@confab/contracts';
import { mediaCalls, projectCalls, teamCalls, transferCalls, type Call } from '@confab/contracts';
import { listCalls } from '@confab/test-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient, type ApiFailure } from './api-client.ts';
import { getSilenceMs } from './call-deadline.ts';
import type { WatchedRequest } from './send-with-progress.ts';

const minute = 60_000;
const id = '0197a000-0000-7000-8000-000000000001';
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Advances time and runs all timers within it. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A request that the server accepts and never answers. */
const stayOpen = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal?.reason as Error);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop);
  });

function aClient(send: (address: string, request: RequestInit) => Promise<Response>) {
  const sendContent = vi.fn((_address: string, { signal }: WatchedRequest) => stayOpen(signal));
  // The client calls fetch with an address and a request only.
  const api = createApiClient({ getToken: () => 'tvs_ada', onSignedOut: vi.fn(), fetch: send as never, sendContent });
  return { api, sendContent };
}
const aSilentServer = () => aClient((_address, { signal }) => stayOpen(signal));

/** Watches how a call ends. */
function watch(call: Promise<unknown>) {
  const ended: { result?: unknown; error?: Partial<ApiFailure> } = {};
  call.then(
    (result: unknown) => (ended.result = result),
    // A failure of the client, or the reason of a signal.
    (error: unknown) => (ended.error = error as ApiFailure),
  );
  return ended;
}

describe('the deadline of a call', () => {
  test('a call that the server never answers fails after two minutes like one without a connection', async () => {
    const ended = watch(aSilentServer().api.call(teamCalls.listMine, {}));
    await pass(2 * minute - 1);
    expect(ended).toEqual({});
    await pass(1);
    expect(ended.error).toMatchObject({ name: 'ApiFailure', kind: 'offline', message: 'Failure getting my teams' });
  });

  test('a call that the caller cancels ends with the reason of the caller, and leaves no timer', async () => {
    const caller = new AbortController();
    const ended = watch(aSilentServer().api.call(teamCalls.listMine, {}, { signal: caller.signal }));
    caller.abort();
    await pass(0);
    expect(ended.error).toBe(caller.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
    const late = watch(aSilentServer().api.call(teamCalls.listMine, {}, { signal: caller.signal }));
    await pass(2 * minute);
    expect(late.error).toBe(caller.signal.reason);
  });

  test('an answer that arrives in parts is read as long as its parts arrive (A8.82)', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const { api } = aClient(async (_address, { signal }) => {
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
      signal?.addEventListener('abort', () => body?.error(signal.reason));
      return new Response(stream);
    });
    const whole = watch(api.call(teamCalls.listMine, {}));
    for (const part of ['{"Success":true,', '"ResponseObject":', '[]}']) {
      await pass(2 * minute - 1);
      body?.enqueue(new TextEncoder().encode(part));
    }
    body?.close();
    await pass(0);
    expect(whole).toEqual({ result: [] });
    const broken = watch(api.call(teamCalls.listMine, {}));
    await pass(2 * minute);
    expect(broken.error).toMatchObject({ kind: 'offline', message: "Sorry, I didn't get a response" });
  });

  test('an upload fails a quarter of an hour after its last progress', async () => {
    const { api, sendContent } = aSilentServer();
    const query = { teamId: id, assetId: id, filename: 'a.txt' } as never;
    const ended = watch(api.call(mediaCalls.uploadFile, { query, content: new Blob(['words']) }));
    for (let sent = 1; sent <= 5; sent += 1) {
      await pass(14 * minute);
      sendContent.mock.calls[0]?.[1].onProgress(sent, 5);
    }
    await pass(15 * minute - 1);
    expect(ended).toEqual({});
    await pass(1);
    expect(ended.error).toMatchObject({ kind: 'offline', message: 'Error uploading media' });
  });

  test.each([
    ['exports a project', transferCalls.exportProject, { owningTeamId: id, projectId: id }],
    ['copies a project', projectCalls.duplicate, {}],
    ['downloads a file', mediaCalls.contents, { teamId: id, assetId: id }],
  ])('a call that %s may take a quarter of an hour', async (_what, call: Call, query) => {
    const ended = watch(aSilentServer().api.call(call, call.method === 'GET' ? { query } : {}));
    await pass(15 * minute - 1);
    expect(ended).toEqual({});
    await pass(1);
    expect(ended.error).toMatchObject({ kind: 'offline' });
  });

  test('calls with JSON that work on whole projects or files may take a quarter of an hour, and no others', () => {
    const calls = listCalls(contract);
    const withJson = calls.filter(({ bodyForm, answerShape }) => bodyForm === 'json' && answerShape !== 'bytes');
    const long = withJson.filter((call) => getSilenceMs(call) === 15 * minute);
    expect(new Set(long.map(({ path }) => path))).toEqual(
      new Set([
        '/api/AddReadyModule',
        '/api/DuplicateProject',
        '/api/DuplicateWorkflow',
        '/api/executeTestRun',
        '/api/ExportLlama',
        '/api/ExportProject',
        '/api/ExportTestResults',
        '/api/ExportTranslations',
        '/api/ExportWorkflow',
        '/api/FindInProject',
        '/api/GetProPlatformPublishFiles',
        '/api/GetVoicePromptsExportFile',
        '/api/ImportLlama',
        '/api/ImportProject',
        '/api/ImportTestCases',
        '/api/ImportTranslations',
        '/api/ImportWorkflow',
        '/api/PerformSpeechToTextFromAssetId',
        '/api/PromoteLlamaFile',
        '/api/PromoteProject',
        '/api/PublishProjectToPlatforms',
        '/api/RequestOnePublish',
        '/api/ReplaceInProject',
        '/api/ReRunTest',
        '/api/RollbackProProjectToPreviousVersion',
        '/api/RollBackStage',
        '/api/RollbackWorkflowToPreviousVersion',
        '/api/TurnIntoPro',
        '/api/UploadProfilePhoto',
        '/api/ValidateOneLlama',
        '/api/ValidateProject',
        '/api/ValidateWorkflow',
      ]),
    );
  });
});
