import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { writeAudit, type AuditEntry } from '../core/audit/audit.repository.ts';
import { findAuditObject } from './find-audit-object.ts';
import { findRow } from './matrix.ts';
import { createRefusalAudit } from './refusal-audit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a use case refused the call. Some refusals, such as that of a wrong password, have the status 200. */
    isRefused: boolean;
  }
}

const denied = new Set([401, 403, 404]);

const flushMs = 10_000;

/**
 * Writes audit rows after the answer was sent, as the matrix row of the call requires. Refusals of one kind, and
 * readings that are audited hourly, share a row, so that the trail grows with accepted requests and not with refused
 * ones.
 */
export function addAudit(app: FastifyInstance, services: Services): void {
  const { db, newId, log } = services;
  const repeats = createRefusalAudit(services);
  app.decorateRequest('isRefused', false);
  const logFailure = (error: unknown) => log.error({ err: error }, 'an audit row could not be written');
  const timer = setInterval(() => void repeats.flush().catch(logFailure), flushMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await repeats.flush().catch(logFailure);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const row = call && findRow(call);
    if (!row || row.audit === 'never') return;
    const { statusCode } = reply;
    const isRefusal = request.isRefused || statusCode >= 400;
    if (row.audit === 'denied' && !denied.has(statusCode)) return;
    // Requests without a session are only audited where the matrix says 'denied'; metrics count their 401 answers.
    if (row.audit !== 'denied' && statusCode === 401) return;
    const entry: AuditEntry = {
      id: newId(),
      action: row.call.path.replace('/api/', ''),
      accountId: request.caller?.accountId ?? null,
      actorEmail: request.caller?.email ?? null,
      sessionId: request.caller?.sessionId ?? null,
      teamId: request.team?.teamId ?? null,
      result: statusCode,
      ip: request.ip,
      requestId: request.id,
      ...(!isRefusal && row.audit !== 'hourly' && findAuditObject(row, request.decoded)),
    };
    await (isRefusal || row.audit === 'hourly' ? repeats.add(entry) : writeAudit(db, entry)).catch(logFailure);
  });
}
