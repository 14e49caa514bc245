import { failureStatus, forbidden, hubPath, liveCalls, notFound, Refusal } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import { sendFailure } from '../../http/failures/send-failure.ts';
import { describeForeignOrigin, isOwnOrigin } from '../../live/sockets/is-own-origin.ts';
import { findHubOwner } from '../../live/authorizations.repository.ts';
import { signTicket } from '../../live/sockets/tickets.ts';
import type { ConnectionResult } from '../../live/hub.ts';
import type { FeatureSettings } from '../../services.ts';

/** The calls of the live connection, and the negotiation that comes before a socket. */
export const liveRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { hub, config } = services;

  answer(app, liveCalls.subscribe, async ({ caller, query, team }) => {
    requireConnection(await hub.subscribe(query.connectionId, caller.sessionId, team.teamId));
    return null;
  });
  answer(app, liveCalls.unsubscribe, async ({ caller, query }) => {
    requireConnection(await hub.unsubscribe(query.connectionId, caller.sessionId, query.groupName));
    return null;
  });
  answer(app, liveCalls.openProject, async ({ caller, query, team }) => {
    if (query.tvAccountId !== caller.accountId) throw forbidden();
    requireConnection(await hub.openProject(query.connectionId, caller.sessionId, team.teamId, query.projectId));
    return null;
  });
  answer(app, liveCalls.closeProject, async ({ caller, query }) => {
    await hub.closeProject(query.connectionId, caller.sessionId, query.teamId, query.projectId);
    return null;
  });
  answer(app, liveCalls.pingReceived, async ({ caller, query }) => {
    hub.pingReceived(query.connectionId, caller.sessionId);
    return null;
  });

  app.post<{ Querystring: { negotiateVersion?: string; useStatefulReconnect?: string; access_token?: string } }>(
    `${hubPath}/negotiate`,
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { origin, host } = request.headers;
      if (!isOwnOrigin(origin, host, config))
        return sendFailure(reply, failureStatus.forbidden, { message: describeForeignOrigin(origin) });
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      const owner = await findHubOwner(services.db, bearer ?? String(request.query.access_token ?? ''));
      if (!owner) return reply.code(401).send();
      const connectionId = services.newId();
      const connectionToken = signTicket({ connectionId, ...owner }, config.appSecret, services.now());
      const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
      // A client of the first version knows no token: it opens the socket with what it assumes to be the id.
      if (!(Number(request.query.negotiateVersion) >= 1))
        return { negotiateVersion: 0, connectionId: connectionToken, availableTransports };
      return {
        negotiateVersion: 1,
        connectionId,
        connectionToken,
        ...(request.query.useStatefulReconnect === 'true' ? { useStatefulReconnect: true } : {}),
        availableTransports,
      };
    },
  );
};

/** Rejects a call about a connection that the session does not have. The client repeats a call whose answer is 503. */
function requireConnection(result: ConnectionResult) {
  if (result === undefined) throw new Refusal('unavailable', '');
  if (!result) throw notFound();
}
