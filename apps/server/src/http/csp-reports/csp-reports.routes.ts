import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import { createLimiter, getAddressKey } from '../limits/limiter.ts';
import { parseJson, UnacceptableJson } from '../parse-json.ts';
import { cspReportPath } from './csp-report-path.ts';
import { listViolations } from './list-violations.ts';

const bodyLimit = 16_384;
const perMinute = 60;
const contentTypes = ['application/csp-report', 'application/reports+json'];

/**
 * Receives reports of browsers about violations of content security policies, and logs one line per request.
 *
 * Anybody can send reports, without a session and without a header of ours. Unreadable ones get the same answer,
 * because browsers ignore it.
 */
export const cspReportRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const limiter = createLimiter(services, 'csp-report', { points: perMinute, seconds: 60 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(contentTypes, { parseAs: 'string' }, (_request, text, done) =>
    done(null, parseReport(String(text))),
  );
  app.post(
    cspReportPath,
    { bodyLimit, onRequest: ({ ip }) => limiter.take(getAddressKey(ip)) },
    async (request, reply) => {
      const violations = listViolations(request.body);
      if (violations.length > 0) request.log.warn({ violations }, 'a page violated its content security policy');
      return reply.code(204).send();
    },
  );
};

function parseReport(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof UnacceptableJson) return undefined;
    throw error;
  }
}
