import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { writeAudit } from './audit.repository.ts';
import { findRow } from './matrix.ts';

const denied = new Set([401, 403, 404]);

/** Writes audit rows after the answer was sent, as the matrix row of the call requires. */
export function addAudit(app: FastifyInstance, { db, newId, log }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const row = call && findRow(call);
    if (!row || row.audit === 'never') return;
    if (row.audit === 'denied' && !denied.has(reply.statusCode)) return;
    // Calls without a session are only audited where the matrix says 'always'; metrics count their 401 answers.
    if (row.audit === 'always' && reply.statusCode === 401) return;
    await writeAudit(db, {
      id: newId(),
      action: row.call.path.replace('/api/', ''),
      accountId: request.caller?.accountId ?? null,
      sessionId: request.caller?.sessionId ?? null,
      teamId: request.team?.teamId ?? null,
      result: reply.statusCode,
      ip: request.ip,
      requestId: request.id,
    }).catch((error: unknown) => log.error({ err: error }, 'an audit row could not be written'));
  });
}
