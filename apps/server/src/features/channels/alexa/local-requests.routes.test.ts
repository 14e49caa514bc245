import type { ResponseEnvelope } from 'ask-sdk-model';
import { expect, test } from 'vitest';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { envelope, launch } from './testing/requests.ts';
import { signForTest, testSignatureHeader } from './test-signature.ts';

const { app, owner } = setUpServer();

test('the local environment answers a request that was signed on the same machine, and no other', async () => {
  const projectId = await publishTemplate(app, owner, 'harbour-cafe');
  const now = new Date(app.services.now()).toISOString();
  const payload = JSON.stringify(envelope({ ...launch, timestamp: now }));
  const send = (signature: string) =>
    app.app.inject({
      method: 'POST',
      url: `/channels/alexa/${projectId}/live`,
      headers: { 'content-type': 'application/json', [testSignatureHeader]: signature },
      payload,
    });
  const answer = await send(signForTest(app.services.config.appSecret, Buffer.from(payload)));
  expect(answer.statusCode).toBe(200);
  expect(answer.json<ResponseEnvelope>().response.outputSpeech).toMatchObject({ type: 'SSML' });
  expect((await send('0'.repeat(64))).statusCode).toBe(400);
});
