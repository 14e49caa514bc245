import { publishingCalls } from '@confab/contracts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAlexa, openAlexa } from '../../../testing/channel-clients.ts';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { leadTo, saveNode } from '../../../testing/nodes.ts';
import { toNodeId } from '../../../testing/people-and-projects.ts';
import { createResponse } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { launch } from './testing/requests.ts';

// Devices fetch over https only, here from the host of the files.
const files = 'https://files.example';
const { app, owner: ada, project } = setUpServer({ environment: () => ({ USER_CONTENT_URL: files }) });
let alexa: FastifyInstance;
beforeAll(async () => {
  alexa = await openAlexa(app);
});
afterAll(() => alexa.close());

/** Fetches a file as a device does. */
async function fetchFile(address = '') {
  expect(address.startsWith(`${files}/media/`)).toBe(true);
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  const answer = await app.app.inject({ url: `${pathname}${search}`, headers: { host: 'files.example' } });
  expect(answer.statusCode).toBe(200);
  return answer;
}

test('Alexa shows the picture as it was edited before it was published, and plays the sound in the format of its devices (A7.87)', async () => {
  const library = new TestLibrary(app, ada);
  const picture = await library.addFile('sea.png', await createPicture('png', 400, 200));
  await library.upload('sea.png', await createPicture('png', 200, 200), { assetId: picture, replace: true });
  const sound = await library.addFile('hello.wav', createTone(1));
  await saveNode(app, ada, project.startId, { Connectors: leadTo(project.say.id) });
  await saveNode(app, ada, toNodeId(project.say), {
    Response: createResponse('Hello', { ImageAssetId: picture, AudioAssetId: sound, HeadingText: 'The sea' }),
  });
  const { teamId, projectId } = project;
  const environments: ('2' | '0')[] = ['2', '0'];
  const body = { projectId, source: 1, environments, acceptedTerms: true, overrideReason: 'A test' } as const;
  const query = { owningTeamId: teamId };
  expect((await app.call(publishingCalls.promote, { token: ada.token, query, body })).message).toBe('');
  // A picture that is replaced after the publication is not shown.
  await library.upload('sea.png', await createPicture('png', 100, 50), { assetId: picture, replace: true });

  const { response } = (await askAlexa(alexa, projectId, launch)).answer;
  if (response.card?.type !== 'Standard') throw new Error('A response with a picture has a card with it.');
  const shown = await fetchFile(response.card.image?.largeImageUrl);
  const { width, height } = await sharp(shown.rawPayload).metadata();
  expect([width, height]).toEqual([200, 200]);

  const speech = response.outputSpeech?.type === 'SSML' ? response.outputSpeech.ssml : '';
  const played = await fetchFile(/<audio src="([^"]+)"/.exec(speech)?.[1]);
  expect(played.headers['content-type']).toBe('audio/mpeg');
  // A frame begins with 11 set bits, then: MPEG 2 layer 3, 48 kbit/s at 16 kHz.
  const head = played.rawPayload.subarray(played.rawPayload.indexOf(0xff));
  expect([0xff, 0xfe, 0xfc].map((mask, at) => (head[at] ?? 0) & mask)).toEqual([0xff, 0xf2, 0x68]);
});
