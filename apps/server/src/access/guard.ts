import { asItemId } from '@confab/model';
import { isStaff, needsVerification, roleIncludes } from '@confab/access';
import {
  forbidden,
  invalid,
  invalidFields,
  notFound,
  reauthRequired,
  signedOut,
  verificationRequired,
  type Call,
} from '@confab/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFreshlyAuthenticated } from '../core/accounts/sessions/sessions.repository.ts';
import { findCaller, findTicketCaller } from '../core/accounts/sessions/sessions.ts';
import { decodeQuery, decodeRequest } from '../http/answer.ts';
import { createCallPlaces, type CallPlace } from '../http/limits/call-places.ts';
import { createRateLimits } from '../http/limits/rate-limits.ts';
import { getTicketText, hasCallerHeader, isNavigation } from '../http/is-navigation.ts';
import type { Caller, Services } from '../services.ts';
import { readAssetTicket, type AssetTicket } from '../core/media/asset-tickets.ts';
import { findScope, findItemIdInQuery, type KnownScope } from './find-scope.ts';
import { findRow, type MatrixRow } from './matrix.ts';
import { findSessionAtItem } from './scope.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The item scope that the guard found together with the session; only for the guard. */
    knownScope: KnownScope | undefined;
    /** The ticket that replaces the client token. */
    assetTicket: AssetTicket | undefined;
    /** The place that an expensive call has among those that run at once. */
    place: CallPlace | undefined;
  }
}

/** Routes outside the protocol that have their own access checks. */
const openRoutes = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/metrics$/,
  /^\/hub\/negotiate$/,
  /^\/api\/openapi\.json$/,
  /^\/api\/csp-report$/,
  /^\/channels\//,
  /^\/dev\/mailbox/,
  /^\/\*?$/,
  /^\/assets\//,
  /^\/help(\/|$)/,
  /^\/profile-photos\//,
  /^\/template-media\//,
  /^\/media\//,
  /^\/mail\/stop\//,
];

/**
 * The central guard: checks every call against its row in the matrix before the handler runs.
 *
 * The server does not start with a route that has no row, so no route is left open by mistake.
 */
export function addGuard(app: FastifyInstance, services: Services): void {
  const limits = createRateLimits(services);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('team', undefined);
  app.decorateRequest('decoded', undefined);
  app.decorateRequest('knownScope', undefined);
  app.decorateRequest('assetTicket', undefined);
  app.decorateRequest('place', undefined);
  const places = createCallPlaces();

  app.addHook('onRoute', ({ url, config }) => {
    if (config?.call ? findRow(config.call) : openRoutes.some((route) => route.test(url))) return;
    throw new Error(`The route ${url} has no row in the matrix, so nobody may use it.`);
  });

  app.addHook('onRequest', async (request) => {
    const row = findRequestRow(request);
    if (!row) return;
    if (isNavigation(row.call, request)) {
      await limits.takeRefusal(request.ip);
      throw hasCallerHeader(request) ? invalid() : invalidFields('', ['header.x-tv-client']);
    }
    if (row.who !== 'public' || row.call.access === 'either')
      request.caller = await findRequestCaller(services, request, row);
    if (row.who !== 'public' && !request.caller) {
      await limits.takeRefusal(request.ip);
      throw signedOut();
    }
    await limits.take(row.rate, request.ip, request.caller?.accountId);
    if (row.beforeBody === true && request.caller)
      await checkPermission(services, request, row, request.caller, decodeQuery(row.call, request));
  });

  app.addHook('preHandler', async (request, reply) => {
    const row = findRequestRow(request);
    if (!row) return;
    decodeRequest(row.call, request);
    if (row.who === 'public' || !request.caller || !request.decoded) return;
    await checkPermission(services, request, row, request.caller, request.decoded);
    // The schemas of this call have decoded it.
    await checkFreshSignIn(
      services,
      row.call,
      request.caller,
      request.decoded as Parameters<Call['needsFreshSignIn']>[0],
    );
    // A call takes its place after its body has arrived, so that slow senders do not take up places.
    if (row.isHeavy)
      request.place = await places.enterHeavy(request.team?.teamId ?? request.caller.accountId, reply.raw);
    else if (row.rate === 'X') request.place = await places.enterExpensive(request.caller.accountId, reply.raw);
  });

  app.addHook('onSend', async (request) => request.place?.endWork());
  app.addHook('onResponse', async (request) => request.place?.endAnswer());
}

/** Checks that the caller may make the call for the objects that it names. @throws forbidden, not found */
async function checkPermission(
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
    assertTicketAllows(request, row);
    if (!roleIncludes(request.team.role, row.who)) throw forbidden(row.deniedMessage);
  }
  if (row.action && needsVerification(row.action) && !caller.isVerified) throw forbidden(verificationRequired);
}

/** Checks that the ticket of a request, if it has one, is for this team and call (TOK-5). @throws not found, forbidden */
function assertTicketAllows(request: FastifyRequest, { call }: MatrixRow) {
  const { assetTicket, team } = request;
  if (!assetTicket || !team) return;
  if (assetTicket.teamId !== team.teamId) throw notFound();
  const isReadOnly = assetTicket.scope === 'read';
  if (call.ticket === 'write' && isReadOnly) throw forbidden();
  request.team = { ...team, isReadOnly };
}

/**
 * Runs after the permission check, so that only people who may make the call are asked for their password.
 *
 * @throws forbidden `reauthRequired`
 */
async function checkFreshSignIn(
  { db }: Services,
  call: Call,
  { sessionId }: Caller,
  decoded: Parameters<Call['needsFreshSignIn']>[0],
) {
  if (!call.needsFreshSignIn(decoded)) return;
  if (!(await isFreshlyAuthenticated(db, sessionId))) throw forbidden(reauthRequired);
}

function findRequestRow(request: FastifyRequest): MatrixRow | undefined {
  const call: Call | undefined = request.routeOptions.config.call;
  return call && findRow(call);
}

async function findRequestCaller(services: Services, request: FastifyRequest, { call, names }: MatrixRow) {
  const token = request.headers['client-token'];
  if (typeof token !== 'string') return call.ticket && findTicketHolder(services, request);
  const named = findItemIdInQuery(names, request.query);
  if (named === undefined) return findCaller(services, token);
  const itemId = asItemId(named);
  return findCaller(services, token, async (db, tokenHash) => {
    const found = await findSessionAtItem(db, tokenHash, itemId);
    request.knownScope = found && { itemId, scope: found.scope };
    return found?.session;
  });
}

/**
 * The caller of a request with an asset ticket. A session token is not a ticket and is refused in an address (TOK-5).
 */
async function findTicketHolder(services: Services, request: FastifyRequest) {
  const text = getTicketText(request.query);
  if (text === undefined) return undefined;
  request.assetTicket = readAssetTicket(text, services.config.appSecret, services.now());
  return request.assetTicket && findTicketCaller(services, request.assetTicket.sessionId);
}
