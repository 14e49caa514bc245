import { mediaCalls, transferCalls, type TransferPlatform } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { beforeAll, expect, test } from 'vitest';
import { TestLibrary } from '../../../testing/media/library.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { readZip } from '../read-zip.ts';

// Platforms fetch over https only.
const { app, owner } = setUpServer({ environment: { PUBLIC_URL: 'https://confab.example' } });
let cafe: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, owner, 'harbour-cafe');
});

async function exportTo(platform: TransferPlatform) {
  const { teamId, token } = owner;
  const sent = await app.call(transferCalls.platformFiles, { token, body: { teamId, projectId: cafe, platform } });
  expect([sent.success, sent.message]).toEqual([true, '']);
  const files = await readZip(Buffer.from(sent.result.content, 'base64'));
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

test('a file that was deleted since is a finding in the next package', async () => {
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
