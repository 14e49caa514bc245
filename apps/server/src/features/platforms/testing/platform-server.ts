import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that the platform received. */
interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the platform does next. */
interface Behaviour {
  /** Requests that are answered with 503 before one is answered. */
  outages: number;
  /** How often it says that it is still building or restoring. */
  busyPolls: number;
  /** Requests that have arrived are answered after it. */
  held: Promise<unknown> | undefined;
  /** Why building or restoring fails; empty when it succeeds. */
  fault: string;
}

/**
 * A server with the shapes of the Skill Management API and of the Dialogflow API, which also takes zips at `/packages`.
 * It accepts one access token and keeps what it was sent.
 */
export async function openPlatformServer(token: string) {
  const seen: SeenRequest[] = [];
  const behaviour: Behaviour = { outages: 0, busyPolls: 0, held: undefined, fault: '' };
  const locales = new Set<string>();

  function answer({ method, url, headers }: SeenRequest): readonly [number, unknown] {
    if (behaviour.outages > 0) {
      behaviour.outages -= 1;
      return [503, { message: 'Down for a moment' }];
    }
    if (url.split('?')[0] === '/packages') return [204, undefined];
    if (headers.authorization !== `Bearer ${token}`)
      return [401, { message: `Not authorised: ${headers.authorization ?? ''}` }];
    const [, locale] = /^\/v1\/skills\/skill-1\/stages\/development\/interactionModel\/locales\/(.+)$/.exec(url) ?? [];
    if (locale !== undefined && method === 'PUT') {
      locales.add(locale);
      return [202, undefined];
    }
    if (url === '/v1/skills/skill-1/stages/development/manifest' && method === 'PUT') return [202, undefined];
    if (url === '/v1/skills/skill-1/status?resource=interactionModel') return [200, getSkillStatus()];
    if (url === '/v2/projects/agent-1/agent:restore' && method === 'POST')
      return [200, { name: 'projects/agent-1/operations/7', done: false }];
    if (url === '/v2/projects/agent-1/operations/7') return [200, getOperation()];
    return [404, { error: { message: 'There is nothing here.' } }];
  }

  function isBusy() {
    if (behaviour.busyPolls === 0) return false;
    behaviour.busyPolls -= 1;
    return true;
  }

  function getSkillStatus() {
    const { fault } = behaviour;
    const status = isBusy() ? 'IN_PROGRESS' : fault === '' ? 'SUCCEEDED' : 'FAILED';
    const lastUpdateRequest = { status, ...(status === 'FAILED' && { errors: [{ message: fault }] }) };
    return { interactionModel: Object.fromEntries([...locales].map((locale) => [locale, { lastUpdateRequest }])) };
  }

  function getOperation() {
    const { fault } = behaviour;
    const name = 'projects/agent-1/operations/7';
    if (isBusy()) return { name, done: false };
    return { name, done: true, ...(fault !== '' && { error: { code: 3, message: fault } }) };
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const sent = { method, url, headers, body: await buffer(request) };
    seen.push(sent);
    await behaviour.held;
    const [status, body] = answer(sent);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address with it.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    seen,
    behaviour,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
