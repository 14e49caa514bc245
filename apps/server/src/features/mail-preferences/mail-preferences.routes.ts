import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createLimiter, getAddressKey, TooMany } from '../../http/limits/limiter.ts';
import { findAssistantMail, type AssistantMail } from '../../mail/assistant/assistant-mails.repository.ts';
import { readStopToken } from '../../mail/assistant/stop-link.ts';
import { findSuppression } from '../../mail/assistant/suppressions.repository.ts';
import type { FeatureSettings } from '../../services.ts';
import { changePreference, mailPreferences, type MailPreference } from './change-preference.ts';
import { renderMessagePage, renderPreferencePage } from './preference-page.ts';
import { getMailPreferenceWords } from './words.ts';

interface StopParams {
  readonly Params: { readonly token: string };
}

const path = '/mail/stop/:token';
const bodyLimit = 1_024;
const perMinute = 60;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The page behind the link in every mail of an assistant, for people without an account.
 *
 * Mail scanners open links, so opening the page changes nothing; its buttons post (MAIL-4). A mail program posts
 * `List-Unsubscribe=One-Click` (RFC 8058), which stops the messages of the team.
 */
export const mailPreferenceRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const limiter = createLimiter(services, 'mail-preferences', { points: perMinute, seconds: 60 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  );

  app.get<StopParams>(path, (request, reply) => answer(request, reply, (mail) => show(mail, reply)));

  app.post<StopParams>(path, { bodyLimit }, (request, reply) =>
    answer(request, reply, async (mail) => {
      const preference = readPreference(request.body);
      if (!preference) return show(mail, reply.code(400));
      await changePreference(services, mail, preference);
      return show({ ...mail, isReported: mail.isReported || preference === 'report' }, reply);
    }),
  );

  async function answer(
    request: FastifyRequest<StopParams>,
    reply: FastifyReply,
    work: (mail: AssistantMail) => Promise<FastifyReply>,
  ) {
    const say = getMailPreferenceWords(request.headers['accept-language'] ?? '');
    try {
      await limiter.take(getAddressKey(request.ip));
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      void reply.code(429).header('retry-after', error.retryAfterSeconds);
      return sendPage(reply, renderMessagePage(say, say.title, say.tooFast));
    }
    const id = readStopToken(services.config, request.params.token);
    const mail = id === undefined ? undefined : await findAssistantMail(services.db, id);
    return mail ? work(mail) : sendPage(reply.code(404), renderMessagePage(say, say.unknownTitle, say.unknown));
  }

  async function show(mail: AssistantMail, reply: FastifyReply) {
    const { teamName, isReported } = mail;
    const suppression = await findSuppression(services.db, mail.recipientHash, mail.teamId);
    const say = getMailPreferenceWords(mail.language);
    return sendPage(reply, renderPreferencePage({ say, teamName, suppression, isReported }));
  }
};

function readPreference(body: unknown): MailPreference | undefined {
  if (!(body instanceof URLSearchParams)) return undefined;
  if (body.get('List-Unsubscribe') === 'One-Click') return 'stopTeam';
  return mailPreferences.find((preference) => preference === body.get('preference'));
}

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(page);
}
