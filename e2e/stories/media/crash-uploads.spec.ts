import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the moment of the kill differs by round; nothing is awaited
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createVerifiedPerson } from '../../fixtures/api.ts';
import { createTone, LibraryFixture } from '../../fixtures/library.ts';
import { sendShare } from '../../fixtures/send-share.ts';
import { startServer } from '../../fixtures/server-process.ts';

/** A round with a killed server takes several seconds; `npm run bench -- uploads` runs 50, killed at more moments. */
const rounds = 2;
const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

test('a server or a client that is killed during an upload leaves the old or the new file, and nothing temporary (UPL-2, F8)', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'confab-uploads-'));
  const server = await startServer({ env: { TMPDIR: temporary } });
  try {
    const person = await createVerifiedPerson(server, 'uploads@example.test');
    const library = await LibraryFixture.of(server, person);
    let current = createTone(2);
    const assetId = await library.addFile('tone.wav', current);
    const query = { teamId: library.teamId, assetId, filename: 'tone.wav', replaceExistingAsset: 'true' };
    const path = 'UploadBrowseFile';
    const unfinished = join(server.dataDir, 'media', 'unfinished');

    for (let round = 0; round < rounds; round += 1) {
      // A longer sound each time, so that all versions differ.
      const next = createTone(20 + round / 100);
      for (const share of [0, 0.25, 0.5, 0.99])
        await sendShare(server, person, { path, query, content: next }, share, async (connection) => {
          // The server has begun to receive the file.
          await expect.poll(() => readdirSync(unfinished), { intervals: [5] }).not.toEqual([]);
          connection.destroy();
        });
      expect(hash(await library.read(assetId))).toBe(hash(current));
      await expect.poll(() => readdirSync(unfinished)).toEqual([]);

      // Half of the file, and the whole file at the moment when it is stored.
      const share = round % 2 === 0 ? 0.5 : 1;
      const zip = {
        path: 'ImportProjectWithMedia',
        query: { owningTeamId: library.teamId, fileName: 'project.zip', preview: 'false' },
      };
      const imported = sendShare(server, person, { ...zip, content: next }, 0.5, async () => undefined);
      await expect.poll(() => readdirSync(temporary).join()).toMatch(/^confab-import-/);
      const status = await sendShare(server, person, { path, query, content: next }, share, async () => {
        // Sleeps because the moments between the last byte and the stored file cannot be seen from outside the server.
        await wait(5 + (round % 20) * 3);
        await server.kill();
      });
      await imported;
      await server.start();
      const stored = hash(await library.read(assetId));
      if (status === 200) expect(stored).toBe(hash(next));
      expect([hash(current), hash(next)]).toContain(stored);
      if (stored === hash(next)) current = next;
      await expect.poll(() => readdirSync(unfinished)).toEqual([]);
      await expect.poll(() => readdirSync(temporary).filter((name) => name.startsWith('confab-'))).toEqual([]);
    }
    const last = createTone(3);
    await library.replaceFile(assetId, last);
    expect(hash(await library.read(assetId))).toBe(hash(last));
  } finally {
    await server.dispose();
    rmSync(temporary, { recursive: true, force: true });
  }
});
