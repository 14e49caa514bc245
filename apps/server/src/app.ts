import { generalMessages, Refusal, type Call } from '@confab/contracts';
import { jsonLimits, mebibyte } from '@confab/model';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Readable } from 'node:stream';
import { addAudit } from './access/add-audit.ts';
import { addGuard } from './access/guard.ts';
import { passwordResetRoutes } from './features/password-reset/index.ts';
import { signInRoutes } from './features/sign-in/index.ts';
import { featureRoutes } from './features/feature-routes.ts';
import { teamRoutes } from './features/teams/index.ts';
import { welcomeRoutes } from './features/welcome/index.ts';
import { limitAnswers } from './http/limits/answer-limits.ts';
import { sendFailure, sendRefusal } from './http/failures/send-failure.ts';
import { getBodyBounds } from './http/limits/body-bounds.ts';
import { createByteBudgets } from './http/limits/byte-budgets.ts';
import { addBodyDeadline, defaultBodyTimes, type BodyTimes } from './http/limits/body-deadline.ts';
import { addCors } from './http/cors.ts';
import { cspReportRoutes } from './http/csp-reports/csp-reports.routes.ts';
import { keepFileHost } from './http/file-host.ts';
import { addHealth, type Readiness } from './http/health.ts';
import { toOpenApi } from './http/openapi/to-openapi.ts';
import { answerParserError } from './http/parser/answer-parser-error.ts';
import { createResponseClass } from './http/parser/create-response-class.ts';
import { readJsonBody } from './http/parser/read-json-body.ts';
import { refuseTwoHosts } from './http/parser/refuse-two-hosts.ts';
import { UnacceptableJson } from './http/parse-json.ts';
import { TooMany } from './http/limits/rate-limits.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { warnAboutBlocking } from './http/warn-about-blocking.ts';
import { serveWebClient } from './http/web-client.ts';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import type { Services } from './services.ts';

const seconds = 1_000;

/** What an app is built with besides its services. */
export interface AppSettings {
  readonly readiness: Readiness;
  /** Folder of the built web client. */
  readonly webFolder: string;
  readonly bodyTimes?: BodyTimes;
}

/** Builds the HTTP server: every route behind the guard, every answer in the protocol's shape. */
export async function buildApp(
  services: Services,
  { readiness, webFolder, bodyTimes = defaultBodyTimes }: AppSettings,
): Promise<FastifyInstance> {
  const { config } = services;
  const log: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: mebibyte + 65_536,
    requestTimeout: bodyTimes.uploadMs + 30 * seconds,
    connectionTimeout: 60 * seconds,
    maxRequestsPerSocket: 1_000,
    // Node checks the time for headers this often; by default every 30 s.
    http: { connectionsCheckingInterval: 5 * seconds, ServerResponse: createResponseClass(config) },
    clientErrorHandler: (error, socket) => answerParserError(config, error, socket),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    genReqId: services.newId,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    frameworkErrors: (error, _request, reply) => {
      void sendFailure(reply, error.statusCode ?? 400, { message: generalMessages.notUnderstood });
    },
  });
  app.server.headersTimeout = 15 * seconds;
  acceptJson(app, services);
  addSecurityHeaders(app, config);
  refuseTwoHosts(app);
  addCors(app, config);
  keepFileHost(app, config);
  addBodyDeadline(app, config, bodyTimes);
  addRequestLog(app);
  warnAboutBlocking(app, services.log);
  limitAnswers(app);
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  addGuard(app, services);
  addAudit(app, services);

  const calls: Call[] = [];
  app.addHook('onRoute', ({ config: route }) => {
    if (route?.call) calls.push(route.call);
  });
  addHealth(app, services, readiness);
  for (const routes of [signInRoutes, welcomeRoutes, passwordResetRoutes, teamRoutes, ...featureRoutes])
    await app.register(routes, { services, webFolder });
  if (config.environment === 'local') await app.register(mailboxRoutes, { services });
  await app.register(cspReportRoutes, { services });
  app.get('/api/openapi.json', async () => toOpenApi(calls, '0.1.0'));
  serveWebClient(app, config, webFolder);
  app.setNotFoundHandler((request, reply) => notFound(request, reply));
  return app;
}

/** Keeps the framework from loading compilers of JSON schemas at each start. Contracts check and encode without them. */
function refuseSchemas(): never {
  throw new Error('A route has a JSON schema. Describe it by a contract.');
}

/**
 * Accepts JSON bodies only, with at most the values that the call can need. Keys that documents must not contain are
 * rejected before parsing.
 */
function acceptJson(app: FastifyInstance, services: Services) {
  const budgets = createByteBudgets(services);
  app.decorateRequest('assistant', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { call } = request.routeOptions.config;
    const bounds = call ? getBodyBounds(call) : { partsMax: jsonLimits.partsMax };
    const { ip, caller, assistant } = request;
    const sender = { ip, accountId: caller?.accountId, assistant };
    return readJsonBody(request, payload, bounds, (bytes) => budgets.take(bytes, sender));
  });
}

/** Logs one line for each answer, with the route pattern. Query strings may contain secrets and are never logged. */
function addRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      account: request.caller?.accountId,
    });
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const call = request.routeOptions.config.call;
  if (error instanceof TooMany) void reply.header('retry-after', error.retryAfterSeconds);
  else if (error instanceof Refusal && error.kind === 'unavailable') void reply.header('retry-after', 1);
  // The user reads that the server is busy; the log says why.
  if (error instanceof Refusal && error.cause !== undefined && error.kind === 'unavailable')
    request.log.warn({ err: error.cause, route: request.routeOptions.url }, 'a call was refused for a moment');
  if (error instanceof Refusal) return sendRefusal(reply, call, error);
  if (error instanceof UnacceptableJson) return sendFailure(reply, 400, { message: error.message });
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const message = call?.fallbackMessage ?? generalMessages.notUnderstood;
    return sendFailure(reply, error.statusCode, { message, call });
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed unexpectedly');
  const words = call?.fallbackMessage ?? generalMessages.somethingWrong;
  return sendFailure(reply, 500, { message: `${words} (${request.id})` });
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith('/api/')) return sendFailure(reply, 404, { message: generalMessages.noSuchCall });
  return reply.code(404).type('text/plain').send('Not found');
}
