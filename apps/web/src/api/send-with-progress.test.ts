import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** A request that a test answers. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  responseText = '';
  status = 0;
  sent: unknown;
  open = vi.fn();
  setRequestHeader = vi.fn();
  constructor() {
    super();
    FakeRequest.last = this;
  }
  send(body: unknown) {
    this.sent = body;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}
afterEach(() => vi.unstubAllGlobals());

function send() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const onProgress = vi.fn();
  const body = new Blob(['words']);
  const answered = sendWithProgress('/api/UploadBrowseFile', { method: 'POST', headers: { a: 'b' }, body, onProgress });
  return { answered, onProgress, body, request: FakeRequest.last! };
}

test('the sent and the total bytes of an upload are reported while it is sent (A7.81)', async () => {
  const { answered, onProgress, request, body } = send();
  expect([request.open.mock.calls, request.sent]).toEqual([[['POST', '/api/UploadBrowseFile']], body]);
  for (const loaded of [2, 5]) request.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 5 }));
  expect(onProgress.mock.calls).toEqual([
    [2, 5],
    [5, 5],
  ]);
  request.answer(200, '{"Success":true}');
  const response = await answered;
  expect([response.ok, await response.text()]).toEqual([true, '{"Success":true}']);
});

test.each([201, 202, 204, 206, 304, 400, 413, 500])(
  'the status %i of an upload is a failure (A7.81)',
  async (status) => {
    const { answered, request } = send();
    request.answer(status, status === 413 ? 'too large' : '');
    const response = await answered;
    expect(response.ok).toBe(false);
    if (status >= 400) expect(response.status).toBe(status);
    expect(await response.text()).toBe(status === 413 ? 'too large' : '');
  },
);
