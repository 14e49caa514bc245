import { generalMessages } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { ResponseEnvelope } from 'ask-sdk-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getNetworkKey } from '../../../http/limits/limiter.ts';
import { parseJson, UnacceptableJson } from '../../../http/parse-json.ts';
import type { Services } from '../../../services.ts';
import type { ChannelHost } from '../channel-host.ts';
import { parseEndpoint } from '../channel-endpoint.ts';
import type { ChannelEndpoint } from '../channel-turn.ts';
import { findAssistant } from '../find-assistant.ts';
import { getPhrases } from '../phrases.ts';
import { addDialog, findDialog } from './alexa-dialog.ts';
import { alexaRequestSchema, type AlexaRequest } from './alexa-request.ts';
import { toChannelTurn } from './to-channel-turn.ts';
import { toPlainSpeech, emptyResponse, toAlexaResponse } from './to-alexa-response.ts';
import { isSignedForTest, testSignatureHeader } from './test-signature.ts';
import { createAlexaVerifier, type AlexaTrust } from './verify-alexa.ts';
import { createChannelAddresses } from '../get-asset-url.ts';

/** Dependencies of the Alexa channel. */
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
/** How far the timestamp of a request may differ from the clock of this server. */
const maxClockSkewMs = 150_000;
const bodyLimit = 131_072;

/** Adds the Alexa channel: requests of a custom skill, accepted only with a valid signature of Alexa. */
export function addAlexaRoutes(app: FastifyInstance, { services, host, trust }: AlexaSettings): void {
  const isSigned = createAlexaVerifier(trust);
  // The signature covers the bytes of the body as received.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<AlexaParams>('/channels/alexa/:projectId/:stage', { bodyLimit }, async (request, reply) => {
    const endpoint = parseEndpoint('alexa', request.params);
    if (!endpoint) return refuse(reply, 404, 'There is no assistant at this address.');
    // Checked first, because checking a signature takes a download and an RSA operation. Only requests without a valid
    // signature count as refused, so the addresses of the platform stay free.
    const wait = await host.checkRefusals(request.ip);
    if (wait !== undefined) return refuse(reply.header('retry-after', wait), 429, generalMessages.tooManyRequests);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const testSignature = String(request.headers[testSignatureHeader] ?? '');
    const isTest = isSignedForTest(services.config, testSignature, body);
    if (!isTest && !(await isSigned({ ...readSignature(request), body }))) {
      await host.takeRefusal(request.ip);
      return refuse(reply, 400, 'The signature is not valid.');
    }
    const alexa = parseRequest(body);
    if (!alexa) return refuse(reply, 400, generalMessages.notUnderstood);
    const skewMs = Math.abs(trust.now() - Date.parse(alexa.request.timestamp));
    if (!(skewMs <= maxClockSkewMs)) return refuse(reply, 400, 'The request is too old.');
    const settings = (await findAssistant(services, endpoint))?.settings;
    const isOtherSkill = settings?.alexaSkillId !== undefined && settings.alexaSkillId !== getSkillId(alexa);
    if (isOtherSkill) return refuse(reply, 400, 'Only another skill can use this assistant.');
    return reply.send(await answerAlexa({ services, host }, endpoint, alexa));
  });
}

/** Answers a request with a checked signature. Requests outside a conversation get a fixed answer. */
async function answerAlexa(
  { services, host }: Pick<AlexaSettings, 'services' | 'host'>,
  endpoint: ChannelEndpoint,
  alexa: AlexaRequest,
): Promise<ResponseEnvelope> {
  const { type, locale } = alexa.request;
  const phrases = getPhrases(locale);
  if (type === 'CanFulfillIntentRequest')
    return { version: '1.0', response: { canFulfillIntent: { canFulfill: 'MAYBE' } } };
  const turn = toChannelTurn(alexa);
  // Notifications of players and failures must not be answered with speech.
  if (!turn)
    return /^(?:AudioPlayer|PlaybackController|System|VideoApp)\b/.test(type)
      ? emptyResponse
      : keepAttributes(toPlainSpeech(phrases.cannot, false), alexa);
  const sender = { person: turn.speaker.visitorName, application: getSkillId(alexa) };
  const result = await host.answerTurn(endpoint, turn, { ...sender, budgetMs });
  if (type === 'SessionEndedRequest') return emptyResponse;
  if (result.type === 'busy') return keepAttributes(toPlainSpeech(phrases.tooFast, false), alexa);
  if (result.type === 'full') return toPlainSpeech(phrases.full, true);
  if (result.type !== 'answered') return toPlainSpeech(phrases.away, true);
  const device = new Set(Object.keys(alexa.context.System.device?.supportedInterfaces ?? {}));
  const addresses = createChannelAddresses(services, endpoint, result.answer);
  const envelope = toAlexaResponse(result.answer, device, addresses, locale);
  return addDialog(envelope, result.answer, findDialog(alexa));
}

/** Alexa forgets the attributes of a session that an answer does not repeat. */
function keepAttributes(envelope: ResponseEnvelope, { session }: AlexaRequest): ResponseEnvelope {
  const sessionAttributes = session?.attributes;
  return sessionAttributes ? { ...envelope, sessionAttributes } : envelope;
}

function readSignature({ headers, ip }: FastifyRequest) {
  const header = (name: string) => String(headers[name] ?? '');
  return {
    certificateUrl: header('signaturecertchainurl'),
    signature256: header('signature-256'),
    signature: header('signature'),
    network: getNetworkKey(ip),
  };
}

function parseRequest(body: Buffer): AlexaRequest | undefined {
  try {
    return alexaRequestSchema.safeParse(parseJson(body.toString())).data;
  } catch (error) {
    if (error instanceof UnacceptableJson) return undefined;
    throw error;
  }
}

function getSkillId({ context }: AlexaRequest) {
  return context.System.application.applicationId;
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error });
}
