import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { publishTemplate } from '../../testing/publish-project.ts';
import { openAlexa, createTalkers, type Talk } from '../../testing/channel-clients.ts';

const { app, owner: ada } = setUpServer();
let alexa: FastifyInstance;
let talk: Readonly<Record<'chat' | 'alexa' | 'dialogflow', Talk>>;
beforeAll(async () => {
  alexa = await openAlexa(app);
  talk = createTalkers(app, alexa);
});
afterAll(() => alexa.close());

const conversations = [
  ['harbour-cafe', ['opening hours', 'no'], [/Quay Street/]],
  [
    'riverside-clinic',
    [
      "I'd like to book an appointment",
      "no, I'm new",
      'I need a vaccination',
      'on Tuesday',
      'after lunch please',
      'Ada Lovelace',
      'no',
    ],
    [/emergency number/, /Ada Lovelace.*on Tuesday in the afternoon with nurse Lindqvist/],
  ],
  [
    'alder-help-desk',
    ['I forgot my password', 'yes', 'no', 'no', '555 0100', 'no'],
    [/Forgot password/, /What number can we/, /5550100.*about a password/],
  ],
  ['glass-museum', ['call me', 'Ada', 'thank you', 'that is all'], [/What can I call you/, /A pleasure, Ada/]],
] as const;

describe.each(conversations)('%s', (templateId, lines, expected) => {
  test('an assistant has the same conversation on every channel', async () => {
    const projectId = await publishTemplate(app, ada, templateId);
    const heard = {
      chat: await talk.chat(projectId, lines),
      alexa: await talk.alexa(projectId, lines),
      dialogflow: await talk.dialogflow(projectId, lines),
    };
    for (const turns of Object.values(heard)) {
      expect(turns.every(({ said }) => said !== '')).toBe(true);
      const all = turns.map(({ said }) => said).join('\n');
      for (const pattern of expected) expect(all).toMatch(pattern);
    }
    expect(heard.chat.at(-1)?.ended).toBe(true);
    expect(heard.alexa.map(({ ended }) => ended)).toEqual(heard.chat.map(({ ended }) => ended));
    expect(heard.dialogflow.map(({ ended }) => ended)).toEqual(heard.chat.map(({ ended }) => ended));
  });
});
