import { asItemId } from '@confab/model';
import { isStaff, needsVerification, roleIncludes } from '@confab/access';
import { forbidden, signedOut, verificationRequired, type Call } from '@confab/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../core/accounts/sessions/sessions.ts';
import { decodeQuery, decodeRequest } from '../http/answer.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { refuseNavigation } from '../http/refuse-navigation.ts';
import type { Caller, Services } from '../services.ts';
import { findScope, itemInQuery, type KnownScope } from './find-scope.ts';
import { findRow, type MatrixRow } from './matrix.ts';
import { findSessionAtItem } from './scope.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The guard's own: what it found along with the session. */
    knownScope: KnownScope | undefined;
  }
}

/** Routes that are no call of the protocol and guard themselves. */
const openRoutes = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/metrics$/,
  /^\/hub\/negotiate$/,
  /^\/api\/openapi\.json$/,
  /^\/channels\//,
  /^\/dev\/mailbox/,
  /^\/\*?$/,
  /^\/assets\//,
  /^\/help(\/|$)/,
  /^\/profile-photos\//,
];

/**
 * The central guard: nobody gets to a handler but through the matrix.
 *
 * A route outside the matrix keeps the server from starting, so nothing is open by being forgotten.
 */
export function addGuard(app: FastifyInstance, services: Services): void {
  const limits = createRateLimits(services);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('team', undefined);
  app.decorateRequest('decoded', undefined);
  app.decorateRequest('knownScope', undefined);

  app.addHook('onRoute', ({ url, config }) => {
    if (config?.call ? findRow(config.call) : openRoutes.some((route) => route.test(url))) return;
    throw new Error(`The route ${url} has no row in the matrix, so nobody may use it.`);
  });

  app.addHook('onRequest', async (request) => {
    const row = rowOf(request);
    if (!row) return;
    refuseNavigation(row.call, request);
    if (row.who !== 'public') request.caller = await callerOf(services, request, row);
    else if (row.call.access === 'either') request.caller = await findCallerOf(services, request, row);
    await limits.take(row.rate, request.ip, request.caller?.accountId);
    if (row.beforeBody === true && request.caller)
      await admit(services, request, row, request.caller, decodeQuery(row.call, request));
  });

  app.addHook('preHandler', async (request) => {
    const row = rowOf(request);
    if (!row) return;
    decodeRequest(row.call, request);
    if (row.who === 'public' || !request.caller || !request.decoded) return;
    await admit(services, request, row, request.caller, request.decoded);
  });
}

/** Lets through whoever may make a call of what it names. */
async function admit(
  services: Services,
  request: FastifyRequest,
  row: MatrixRow,
  caller: Caller,
  decoded: { readonly query: unknown; readonly body: unknown },
) {
  if (row.who === 'staff') {
    if (!isStaff(caller.roles)) throw forbidden();
  } else if (row.who !== 'signedIn' && row.who !== 'public') {
    request.team = await findScope(services.db, caller, row.names ?? [], decoded, request.knownScope);
    if (!roleIncludes(request.team.role, row.who)) throw forbidden(row.deniedWords);
  }
  if (row.action && needsVerification(row.action) && !caller.isVerified) throw forbidden(verificationRequired);
}

function rowOf(request: FastifyRequest): MatrixRow | undefined {
  const call: Call | undefined = request.routeOptions.config.call;
  return call && findRow(call);
}

async function callerOf(services: Services, request: FastifyRequest, row: MatrixRow) {
  const caller = await findCallerOf(services, request, row);
  if (!caller) throw signedOut();
  return caller;
}

async function findCallerOf(services: Services, request: FastifyRequest, { names }: MatrixRow) {
  const token = request.headers['client-token'];
  if (typeof token !== 'string') return undefined;
  const named = itemInQuery(names, request.query);
  if (named === undefined) return findCaller(services, token);
  const itemId = asItemId(named);
  return findCaller(services, token, async (db, tokenHash) => {
    const found = await findSessionAtItem(db, tokenHash, itemId);
    request.knownScope = found && { itemId, scope: found.scope };
    return found?.session;
  });
}
