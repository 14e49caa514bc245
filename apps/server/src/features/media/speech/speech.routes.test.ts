import { mediaCalls, teamCalls } from '@confab/contracts';
import { openService, type TestService } from '@confab/test-kit/server';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTone, TestLibrary } from '../../../testing/media/library.ts';
import { aMember } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { toSentences } from './pocketsphinx.ts';
import { chooseSpeechToText } from './speech-to-text.ts';

let service: TestService;
let url: string;
let answer: { status: number; body: string } = { status: 200, body: '{"text":" Hello there. "}' };
const received: string[] = [];

// Opened before the server under test, whose settings name it.
beforeAll(async () => {
  service = await openService((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(`${request.url} ${request.headers.authorization} ${Buffer.concat(parts).toString('latin1')}`);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  url = `http://${service.host}/v1`;
});
afterAll(() => service.close());

const { app, owner } = setUpServer({
  environment: () => ({ SPEECH_URL: url, SPEECH_KEY: 'secret', SPEECH_MODEL: 'm1' }),
});

const sendSound = (content: Buffer | string, query: object = {}, token = owner.token) =>
  app.call(mediaCalls.speechToText, { token, query, file: { type: 'audio/wav', content } });

describe('speech to text with a service', () => {
  test('a sound is transcribed by the service, which gets it with 16,000 samples a second (A7.82)', async () => {
    const { result } = await sendSound(createTone(1), { expectedText: 'Hello there' });
    expect(result).toEqual({ transcript: 'Hello there.', engine: 'service' });
    const request = received.at(-1) ?? '';
    expect(request).toContain('/v1/audio/transcriptions Bearer secret');
    expect(request).toContain('RIFF');
    expect(request.slice(request.indexOf('RIFF') + 24, request.indexOf('RIFF') + 26)).toBe('\x80\x3e');
    expect(request).toContain('Hello there');
    expect(request.length).toBeGreaterThan(31_000);
    expect(request.length).toBeLessThan(34_000);
  });

  test('the transcript of an asset is kept, and is stale after a new upload (A7.78, A7.83, A2.104, A3.61)', async () => {
    const library = new TestLibrary(app, owner);
    const assetId = await library.addFile('hello.wav', createTone(0.5));
    const query = { teamId: owner.teamId, assetId };
    const describe = async () => (await app.call(mediaCalls.metadata, { token: owner.token, query })).result;
    expect(await describe()).toMatchObject({ transcript: null, isTranscriptStale: false });
    await app.call(mediaCalls.speechToTextFromAsset, { token: owner.token, query });
    expect(await describe()).toMatchObject({ transcript: 'Hello there.', isTranscriptStale: false });
    await library.upload('hello.wav', createTone(0.6), { assetId, replace: true });
    expect(await describe()).toMatchObject({ transcript: 'Hello there.', isTranscriptStale: true });
  });

  test('a sound is transcribed for the team that the page shows after the active team was deleted', async () => {
    const grace = await aMember(app, owner.teamId, 'MediaEditor');
    await app.call(teamCalls.remove, { query: { teamId: grace.teamId }, token: grace.token });
    expect((await sendSound(createTone(0.2), {}, grace.token)).status).toBe(200);
  });

  test('a service that fails gives the empty answer, and no word of its error', async () => {
    answer = { status: 500, body: 'internal secrets' };
    const { result, text } = await sendSound(createTone(0.2));
    answer = { status: 200, body: '{"text":"Hello there."}' };
    expect(result).toEqual({ transcript: '', engine: 'service' });
    expect(text).not.toContain('secrets');
  });

  test('the name of a sound is never fetched (UPL-8)', async () => {
    const before = received.length;
    await sendSound(createTone(0.2), { fileSrc: `${url}/steal` });
    expect(received.length).toBe(before + 1);
    expect(received.filter((request) => request.startsWith('/v1/steal'))).toEqual([]);
  });

  test.each([
    ['words', 422],
    [Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), 422],
  ])('a body that is not a sound is refused: %#', async (content, status) => {
    expect((await sendSound(content)).status).toBe(status);
  });

  test('only a MediaEditor of the active team transcribes (TEAM-1)', async () => {
    const viewer = await aMember(app, owner.teamId, 'Viewer');
    await app.services.db
      .updateTable('account')
      .set({ activeTeamId: owner.teamId })
      .where('id', '=', viewer.accountId)
      .execute();
    expect((await sendSound(createTone(0.1), {}, viewer.token)).status).toBe(403);
  });
});

describe('speech to text on this machine', () => {
  const config = { speech: { url: undefined, key: '', model: '' } };

  test('pocketsphinx gets the expected sentences as its grammar', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'confab-path-'));
    try {
      const program = join(folder, 'pocketsphinx_continuous');
      writeFileSync(
        program,
        `#!/bin/sh\nPATH=/usr/bin:/bin\nprintf '%s\\n' "$@" > ${folder}/arguments\ncat "$6" > ${folder}/grammar\necho 'hello there'\n`,
      );
      chmodSync(program, 0o755);
      const engine = await chooseSpeechToText(config, `/nowhere:${folder}`);
      const transcript = await engine.transcribe({
        wav: createTone(0.1),
        expectedText: 'Hello there! It’s 2 o’clock.',
      });
      expect([engine.engine, transcript]).toEqual(['pocketsphinx', 'hello there']);
      expect(readFileSync(join(folder, 'grammar'), 'utf8')).toContain('( hello there | it s o clock )+');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('a grammar has words of letters only, whatever the text contains', () => {
    expect(toSentences('Book; <x> = a | b ; }')).toEqual(['book', 'x a b']);
    expect(toSentences('日本')).toEqual([]);
  });

  test('without a service and a program, the answer is empty and names no engine', async () => {
    const engine = await chooseSpeechToText(config, '/nowhere');
    expect([engine.engine, await engine.transcribe({ wav: createTone(0.1), expectedText: '' })]).toEqual(['none', '']);
  });
});
