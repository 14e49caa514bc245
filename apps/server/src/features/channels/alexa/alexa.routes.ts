import type { ProjectId } from '@confab/model';
import type { ResponseEnvelope } from 'ask-sdk-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJson, UnacceptableJson } from '../../../http/parse-json.ts';
import type { Services } from '../../../services.ts';
import type { ChannelHost } from '../channel-host.ts';
import { placeOf } from '../channel-place.ts';
import type { ChannelPlace } from '../channel-turn.ts';
import { findAssistant } from '../find-assistant.ts';
import { phrasesOf } from '../phrases.ts';
import { alexaRequestSchema, type AlexaRequest } from './alexa-request.ts';
import { toChannelTurn } from './to-channel-turn.ts';
import { sayPlainly, silence, toAlexaResponse } from './to-alexa-response.ts';
import { createAlexaVerifier, type AlexaTrust } from './verify-alexa.ts';

/** What the Alexa channel is built with. */
export interface AlexaSettings {
  readonly services: Services;
  readonly host: ChannelHost;
  readonly trust: AlexaTrust;
}

interface AlexaParams {
  readonly Params: { readonly projectId: ProjectId; readonly stage: string };
}

/** Amazon waits eight seconds for an answer. */
const budgetMs = 6_000;
/** How far a request's own clock may be away. */
const longestWayMs = 150_000;
const bodyLimit = 131_072;

/** The Alexa channel: requests of a custom skill, believed only as Alexa's own signature says. */
export function addAlexaRoutes(app: FastifyInstance, { services, host, trust }: AlexaSettings): void {
  const isSigned = createAlexaVerifier(trust);
  // The signature is over the bytes as they came.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<AlexaParams>('/channels/alexa/:projectId/:stage', { bodyLimit }, async (request, reply) => {
    const place = placeOf('alexa', request.params);
    if (!place) return refuse(reply, 404, 'There is no assistant at this address.');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!(await isSigned({ ...signatureOf(request), body }))) return refuse(reply, 400, 'The signature is not valid.');
    const alexa = read(body);
    if (!alexa) return refuse(reply, 400, 'The request could not be understood.');
    const way = Math.abs(trust.now() - Date.parse(alexa.request.timestamp));
    if (!(way <= longestWayMs)) return refuse(reply, 400, 'The request is too old.');
    const settings = (await findAssistant(services.db, place))?.settings;
    const isOther = settings?.alexaSkillId !== undefined && settings.alexaSkillId !== skillOf(alexa);
    if (isOther) return refuse(reply, 400, 'Another skill may use this assistant.');
    return reply.send(await answerAlexa({ services, host }, place, alexa));
  });
}

/** Answers a request whose signature was checked. What is no part of a conversation is declined politely. */
async function answerAlexa(
  { services, host }: Pick<AlexaSettings, 'services' | 'host'>,
  place: ChannelPlace,
  alexa: AlexaRequest,
): Promise<ResponseEnvelope> {
  const { type, locale } = alexa.request;
  const phrases = phrasesOf(locale);
  if (type === 'CanFulfillIntentRequest')
    return { version: '1.0', response: { canFulfillIntent: { canFulfill: 'MAYBE' } } };
  const turn = toChannelTurn(alexa);
  // Players and failures tell how things went; they must not be answered with words.
  if (!turn)
    return /^(?:AudioPlayer|PlaybackController|System|VideoApp)\b/.test(type)
      ? silence
      : sayPlainly(phrases.cannot, false);
  const result = await host.take(place, turn, { budgetMs });
  if (type === 'SessionEndedRequest') return silence;
  if (result.type === 'busy') return sayPlainly(phrases.tooFast, false);
  if (result.type !== 'answered') return sayPlainly(phrases.away, true);
  const device = new Set(Object.keys(alexa.context.System.device?.supportedInterfaces ?? {}));
  return toAlexaResponse(result.answer, device, services.config.publicUrl);
}

function signatureOf({ headers }: FastifyRequest) {
  const header = (name: string) => String(headers[name] ?? '');
  return {
    certificateUrl: header('signaturecertchainurl'),
    signature256: header('signature-256'),
    signature: header('signature'),
  };
}

function read(body: Buffer): AlexaRequest | undefined {
  try {
    return alexaRequestSchema.safeParse(parseJson(body.toString())).data;
  } catch (error) {
    if (error instanceof UnacceptableJson) return undefined;
    throw error;
  }
}

function skillOf({ context }: AlexaRequest) {
  return context.System.application.applicationId;
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error });
}
