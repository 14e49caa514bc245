import type { ChatResponse } from '@confab/contracts';
import { asItemId, asProjectId } from '@confab/model';
import type { Request, ResponseEnvelope } from 'ask-sdk-model';
import Fastify, { type FastifyInstance } from 'fastify';
import { acrossTeams } from '../db/tenant-guard.ts';
import type { TestApp } from './open-test-app.ts';
import { addAlexaRoutes } from '../features/channels/alexa/alexa.routes.ts';
import { envelope, launch, saying } from '../features/channels/alexa/testing/requests.ts';
import { signRequest, createTestTrust, type CertificateName } from '../features/channels/alexa/testing/sign.ts';
import { createChannelHost } from '../features/channels/channel-host.ts';
import { findDefaultSecret } from '../features/channels/dialogflow/default-secret.ts';
import type { DialogflowResponse } from '../features/channels/dialogflow/to-dialogflow-response.ts';
import { chatWith } from './publish-project.ts';

/** The Alexa channel of a test's server, which trusts the test's certificates instead of the world's. */
export async function openAlexa({ services }: TestApp): Promise<FastifyInstance> {
  const app = Fastify();
  addAlexaRoutes(app, { services, host: createChannelHost(services), trust: createTestTrust() });
  await app.ready();
  return app;
}

interface AlexaRequestOptions {
  readonly stage?: string;
  readonly sessionId?: string;
  /** The attributes of the session, as the previous answer set them. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  readonly signer?: Extract<CertificateName, 'leaf' | 'stranger'>;
  readonly remoteAddress?: string;
}

/** Sends a signed request to the Alexa channel. */
export async function askAlexa(
  alexa: FastifyInstance,
  projectId: string,
  request: Request,
  { stage = 'live', sessionId, attributes, signer = 'leaf', remoteAddress = '127.0.0.1' }: AlexaRequestOptions = {},
) {
  const payload = JSON.stringify(envelope(request, sessionId, attributes));
  const { certificateUrl, signature256, signature } = signRequest(payload, signer);
  const { statusCode, body } = await alexa.inject({
    method: 'POST',
    url: `/channels/alexa/${projectId}/${stage}`,
    remoteAddress,
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      signaturecertchainurl: certificateUrl,
      'signature-256': signature256,
      signature,
    },
  });
  return { status: statusCode, answer: JSON.parse(body) as ResponseEnvelope, body };
}

/** The request of a Dialogflow agent for an utterance. */
export function agentRequest(queryText: string, responseId: string, sessionId = 'one') {
  return {
    responseId,
    session: `projects/test/agent/sessions/${sessionId}`,
    queryResult: {
      queryText,
      languageCode: 'en',
      parameters: {},
      intent: { name: 'projects/test/agent/intents/1', displayName: 'Default Fallback Intent', isFallback: true },
      intentDetectionConfidence: 1,
    },
    originalDetectIntentRequest: { payload: {} },
  };
}

interface AgentRequestOptions {
  readonly stage?: string;
  /** The headers; without any, the secret that the project has by default. */
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

async function findSecretOf(services: TestApp['services'], id: string) {
  const items = acrossTeams(services.db).selectFrom('item').select('teamId').where('id', '=', asItemId(id));
  const found = await items.executeTakeFirst();
  return found ? findDefaultSecret(services, { ...found, projectId: asProjectId(id) }) : '';
}

/** Sends a request to the Dialogflow channel. */
export async function askAgent(
  { app, services }: TestApp,
  projectId: string,
  payload: object,
  { stage = 'live', headers, remoteAddress = '127.0.0.1' }: AgentRequestOptions = {},
) {
  const url = `/channels/dialogflow/${projectId}/${stage}`;
  const sent = headers ?? { 'x-confab-secret': await findSecretOf(services, projectId) };
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: sent, remoteAddress });
  return { status: statusCode, answer: JSON.parse(body) as DialogflowResponse, body };
}

/** A turn as it is compared between channels: all of its responses, and whether the conversation ended. */
interface SpokenTurn {
  readonly said: string;
  readonly ended: boolean;
}

/**
 * Sends the same utterances on a channel, in a new conversation each time.
 * @returns the responses, the greeting first.
 */
export type Talk = (projectId: string, lines: readonly string[]) => Promise<SpokenTurn[]>;

/** Ways to talk to an assistant, by channel. */
export function createTalkers(
  app: TestApp,
  alexa: FastifyInstance,
): Readonly<Record<'chat' | 'alexa' | 'dialogflow', Talk>> {
  const { newId } = app.services;
  const inTurn = async <Line, Heard>(lines: readonly Line[], take: (line: Line) => Promise<Heard>) => {
    const heard: Heard[] = [];
    for (const line of lines) heard.push(await take(line));
    return heard;
  };
  return {
    async chat(projectId, lines) {
      const shown = ({ messages, ended }: ChatResponse) => ({
        said: messages.map(({ text }) => text).join(' '),
        ended,
      });
      const { answer } = await chatWith(app, projectId, { type: 'start' });
      const { sessionId } = answer;
      const rest = await inTurn(lines, async (text) =>
        shown((await chatWith(app, projectId, { type: 'say', sessionId, turnId: newId(), text })).answer),
      );
      return [shown(answer), ...rest];
    },
    async alexa(projectId, lines) {
      const sessionId = newId();
      const requests = [{ ...launch, requestId: newId() }, ...lines.map((line) => saying(line, newId()))];
      return inTurn(requests, async (request) => {
        const { response } = (await askAlexa(alexa, projectId, request, { sessionId })).answer;
        const speech = response.outputSpeech?.type === 'SSML' ? response.outputSpeech.ssml : '';
        return { said: speech.replace(/<[^<>]*>/g, ''), ended: response.shouldEndSession === true };
      });
    },
    async dialogflow(projectId, lines) {
      const sessionId = newId();
      return inTurn(['WELCOME', ...lines], async (line) => {
        const { answer } = await askAgent(app, projectId, agentRequest(line, newId(), sessionId));
        const said = (answer.fulfillmentText ?? '').replaceAll('\n', ' ');
        return { said, ended: answer.outputContexts?.[0]?.lifespanCount === 0 };
      });
    },
  };
}
