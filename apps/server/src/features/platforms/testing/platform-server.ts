import { openService } from '@confab/test-kit/server';
import type { IncomingHttpHeaders } from 'node:http';
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
  /** How often it answers that it is still building or restoring. */
  busyPolls: number;
  /** Requests that have arrived are answered after it. */
  held: Promise<unknown> | undefined;
  /** Why building or restoring fails; empty when it succeeds. */
  fault: string;
  /** How often the state of a skill is still that of the previous model. */
  stalePolls: number;
}

/**
 * A server with the shapes of the Skill Management API and of the Dialogflow API, which also takes zips at `/packages`.
 * It accepts one access token and records what it receives.
 */
export async function openPlatformServer(token: string) {
  const seen: SeenRequest[] = [];
  const behaviour: Behaviour = { outages: 0, busyPolls: 0, held: undefined, fault: '', stalePolls: 0 };
  /** The state of the model of each locale, and whether a newer one was received. */
  const models = new Map<string, { eTag: string; status: string; fault: string; isOutdated: boolean }>();
  let builds = 0;

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
      const model = models.get(locale);
      models.set(locale, { ...(model ?? { eTag: '', status: '', fault: '' }), isOutdated: true });
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
    const isStale = behaviour.stalePolls > 0;
    if (isStale) behaviour.stalePolls -= 1;
    else for (const [locale, model] of models) if (model.isOutdated && !isBusy()) build(locale);
    return {
      interactionModel: Object.fromEntries(
        [...models].flatMap(([locale, { eTag, isOutdated, ...built }]) => {
          const status = isOutdated && !isStale ? 'IN_PROGRESS' : built.status;
          const errors = status === 'FAILED' ? { errors: [{ message: built.fault }] } : {};
          return status === '' ? [] : [[locale, { eTag, lastUpdateRequest: { status, ...errors } }]];
        }),
      ),
    };
  }

  /** Builds a model. The tag is that of the last successful build. */
  function build(locale: string) {
    const { fault } = behaviour;
    builds += 1;
    const eTag = fault === '' ? `tag-${builds}` : (models.get(locale)?.eTag ?? '');
    models.set(locale, { eTag, status: fault === '' ? 'SUCCEEDED' : 'FAILED', fault, isOutdated: false });
  }

  function getOperation() {
    const { fault } = behaviour;
    const name = 'projects/agent-1/operations/7';
    if (isBusy()) return { name, done: false };
    return { name, done: true, ...(fault !== '' && { error: { code: 3, message: fault } }) };
  }

  const { host, close } = await openService(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const sent = { method, url, headers, body: await buffer(request) };
    seen.push(sent);
    await behaviour.held;
    const [status, body] = answer(sent);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  return {
    host,
    seen,
    behaviour,
    close,
  };
}
