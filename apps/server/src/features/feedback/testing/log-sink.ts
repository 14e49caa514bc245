import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A log sink for tests that records everything it receives. */
export interface TestSink {
  readonly url: string;
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: unknown }[];
  /** The answer to all further requests. */
  answer: { status: number; body: string };
  close(): Promise<void>;
}

/** Opens a sink that accepts events as Seq does. */
export async function openSink(): Promise<TestSink> {
  const received: TestSink['received'] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    response.writeHead(sink.answer.status, { 'content-type': 'application/json' }).end(sink.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sink: TestSink = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: { status: 201, body: '{"MinimumLevelAccepted":"Warning"}' },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}
