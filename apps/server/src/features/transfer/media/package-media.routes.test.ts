import { mediaCalls, transferCalls, type TransferPlatform } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { readZip } from '../read-zip.ts';

// Platforms fetch over https only.
const { app, owner } = setUpServer({ environment: { PUBLIC_URL: 'https://confab.example' } });
let cafe: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, owner, 'harbour-cafe');
});

async function exportTo(platform: TransferPlatform, projectId = cafe) {
  const { teamId, token } = owner;
  const sent = await app.call(transferCalls.platformFiles, { token, body: { teamId, projectId, platform } });
  expect([sent.success, sent.message]).toEqual([true, '']);
  const { files } = await readZip(Buffer.from(sent.result.content, 'base64'));
  const told = sent.result.findings.map(({ message, names }) => [message, ...names].join(' | '));
  return { files, told };
}

test('an agent refers to the pictures of its answers by public addresses that answer, and a skill declares its screen', async () => {
  const agent = await exportTo('DialogFlow');
  const addresses = [...agent.files.values()].flatMap((text) =>
    [...text.matchAll(/"imageUrl": "([^"]+)"/g)].map(([, address = '']) => new URL(address)),
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const { origin, pathname, search } of addresses) {
    const sent = await app.app.inject({ url: `${pathname}${search}` });
    expect([origin, sent.statusCode, sent.headers['content-type']]).toEqual([
      'https://confab.example',
      200,
      'image/jpeg',
    ]);
  }
  expect(agent.told.filter((line) => /file|picture|https/.test(line))).toEqual([]);
  const skill = await exportTo('Alexa');
  expect(skill.files.get('skill-package/skill.json')).toContain('"type": "ALEXA_PRESENTATION_APL"');
});

test('the icons of a skill show the picture of the project, in exactly the size that Alexa requires', async () => {
  const library = new TestLibrary(app, owner);
  // Smaller than the icons, wider than high, and without transparent parts.
  const image = await library.addFile('sign.jpg', await createPicture('jpeg', 90, 60));
  const { files, told } = await exportTo('Alexa', await publishTemplate(app, owner, 'harbour-cafe', { Image: image }));
  expect(told.filter((line) => line.includes('icon'))).toEqual([]);
  const manifest = files.get('skill-package/skill.json') ?? '';
  for (const [field, side] of [
    ['smallIconUri', 108],
    ['largeIconUri', 512],
  ] as const) {
    const address = new URL(new RegExp(`"${field}": "([^"]+)"`).exec(manifest)?.[1] ?? '');
    expect(address.origin).toBe('https://confab.example');
    const sent = await app.app.inject({ url: `${address.pathname}${address.search}` });
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(sent.rawPayload).metadata();
    expect([width, height]).toEqual([side, side]);
    // The picture is as wide as the icon, and transparent above and below.
    const { data } = await sharp(sent.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)];
    expect(pixel(side / 2, 1)[3]).toBe(0);
    expect(pixel(1, side / 2)[3]).toBe(255);
  }
});

test('a file that was deleted after a package was written is a finding in the next one', async () => {
  const library = new TestLibrary(app, owner);
  const [file] = ((await library.ask('read', { path: '/Café/' })).files ?? []).filter(
    ({ name }) => name === 'coffee.png',
  );
  await app.call(mediaCalls.fileOperations, {
    token: owner.token,
    query: { teamId: owner.teamId },
    body: { action: 'delete', path: '/Café/', names: ['coffee.png'], data: [{ id: file?.id }] } as never,
  });
  const { told } = await exportTo('DialogFlow');
  expect(told).toContain('An answer names the file {0}, which is deleted. | coffee.png');
});
