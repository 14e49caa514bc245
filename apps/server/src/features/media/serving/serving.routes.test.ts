import { mediaCalls, teamCalls } from '@confab/contracts';
import { fillAssetAddress, type AssetId } from '@confab/model/media';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { assetTicketMs, signAssetTicket } from '../../../core/media/asset-tickets.ts';
import { createSignedAddress } from '../../../core/media/media-address.ts';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { listZip } from '../../../testing/media/list-zip.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { createUploadForm } from '../../../testing/media/upload-form.ts';

const { app, owner } = setUpServer();
let library: TestLibrary;
let picture: AssetId;
let bytes: Buffer;
let large: AssetId | undefined;

beforeAll(async () => {
  library = new TestLibrary(app, owner);
  bytes = await createPicture('jpeg', 1_000, 600);
  picture = await library.addFile('photo.jpg', bytes);
});

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const getTicket = async (scope: 'read' | 'write' = 'read', token = owner.token) => {
  const { result } = await app.call(mediaCalls.createTicket, { token, body: { teamId: owner.teamId, scope } });
  return result;
};
const sign = (assetId: string, form = {}) => createSignedAddress(app.services, owner.teamId, assetId, form);

describe('the content of an asset', () => {
  const readContents = (assetId: AssetId, headers = {}) =>
    get(`${mediaCalls.contents.path}?teamId=${owner.teamId}&assetId=${assetId}`, {
      'client-token': owner.token,
      ...headers,
    });

  test('the content is sent as it was uploaded, as a download with a tag (A7.79, PRE-1)', async () => {
    const answer = await readContents(picture);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="photo.jpg"; filename*=UTF-8''photo.jpg`,
      'x-content-type-options': 'nosniff',
    });
    const again = await readContents(picture, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=10-', 206, 10, undefined],
    ['bytes=-5', 206, -5, undefined],
    ['bytes=5-9999999', 206, 5, undefined],
    ['bytes=9-5', 200, 0, undefined],
    ['bytes=0-1,4-5', 200, 0, undefined],
    ['lines=0-1', 200, 0, undefined],
  ])('the range %s is answered with %i', async (range, status, start, end) => {
    const answer = await readContents(picture, { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload.equals(bytes.subarray(start, end))).toBe(true);
  });

  test('a range behind the end is answered with 416 and the length', async () => {
    for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
      const answer = await readContents(picture, { range });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    }
  });

  test('a range of another version is answered with the whole content', async () => {
    expect((await readContents(picture, { range: 'bytes=0-1', 'if-range': '"older"' })).statusCode).toBe(200);
  });
});

describe('addresses of files', () => {
  test('an address without a permission is not found (PRE-5)', async () => {
    expect((await get(`/media/${picture}`)).statusCode).toBe(404);
    expect((await get('/media/not-an-id')).statusCode).toBe(404);
    expect((await get(`/media/${picture}/../x`)).statusCode).toBe(404);
  });

  test('a signed address shows the newest version, privately, in a closed origin (PRE-1, PRE-5)', async () => {
    const answer = await get(sign(picture));
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=600',
      'content-disposition': `inline; filename="photo.jpg"; filename*=UTF-8''photo.jpg`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy.split('; ')).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'"]));
    expect(policy).not.toMatch(/(?<!')(?:none|self)(?!')/);
  });

  test('a change of any part of a signed address makes it unknown (PRE-5)', async () => {
    const other = await library.addFile('other.txt', 'x');
    const url = new URL(sign(picture, { size: '120x120' }), 'http://here.example');
    expect((await get(url.pathname + url.search)).statusCode).toBe(200);
    const change = async (name: string, value: string) => {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      return (await get(changed.pathname + changed.search)).statusCode;
    };
    expect(await change('size', '512x512')).toBe(404);
    expect(await change('kid', 'a2')).toBe(404);
    expect(await change('until', String(Number(url.searchParams.get('until')) + 60))).toBe(404);
    expect(await change('signature', 'A'.repeat(43))).toBe(404);
    expect((await get(`/media/${other}${url.search}`)).statusCode).toBe(404);
  });

  test('a signed address and a ticket end after ten minutes (PRE-5, TOK-5)', async () => {
    const past = { ...app.services, now: () => Date.now() - assetTicketMs - 61_000 };
    expect((await get(createSignedAddress(past, owner.teamId, picture))).statusCode).toBe(404);
    const session = await app.services.db
      .selectFrom('session')
      .select('id')
      .where('accountId', '=', owner.accountId)
      .executeTakeFirstOrThrow();
    const ticket = (until: number) =>
      signAssetTicket(
        { sessionId: session.id, teamId: owner.teamId, scope: 'read', until },
        app.services.config.appSecret,
      );
    expect((await get(`/media/${picture}?ticket=${ticket(Date.now() + assetTicketMs)}`)).statusCode).toBe(200);
    expect((await get(`/media/${picture}?ticket=${ticket(Date.now() - 1_000)}`)).statusCode).toBe(404);
  });

  test('a filled address template shows pictures and sounds of the team (A7.87)', async () => {
    const tone = await library.addFile('tone.wav', createTone(0.3));
    const { imageAddress, audioAddress } = await getTicket();
    const small = await get(fillAssetAddress(imageAddress, { assetId: picture, imageSize: '120x120', randomId: '1' }));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 120, height: 72 });
    const sound = await get(fillAssetAddress(audioAddress, { assetId: tone, randomId: '1' }));
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  });

  test('the address of a picture names the team, and shows nothing with another team (A7.86)', async () => {
    const { imageAddress } = await getTicket();
    const url = new URL(fillAssetAddress(imageAddress, { assetId: picture, randomId: '1' }), 'http://here.example');
    expect(url.searchParams.get('teamId')).toBe(owner.teamId);
    expect((await get(url.pathname + url.search)).statusCode).toBe(200);
    url.searchParams.set('teamId', (await aPerson(app)).teamId);
    expect((await get(url.pathname + url.search)).statusCode).toBe(404);
  });

  test('a ticket ends with the membership of its account (PRE-5)', async () => {
    const member = await aMember(app, owner.teamId, 'Viewer');
    const { imageAddress } = await getTicket('read', member.token);
    const url = fillAssetAddress(imageAddress, { assetId: picture, randomId: '1' });
    expect((await get(url)).statusCode).toBe(200);
    const query = { teamId: owner.teamId, tvAccountIdToRemove: member.accountId };
    await app.call(teamCalls.removeMember, { token: owner.token, query });
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each(['99999x99999', '1x1', '../x', ''])('the size "%s" is not made (UPL-6)', async (size) => {
    expect((await get(`/media/${picture}?size=${encodeURIComponent(size)}`)).statusCode).toBe(400);
  });

  test.each([
    ['page.html', '<script>document.title = "ran"</script>', 'text/html; charset=utf-8'],
    ['words.txt', '<script>1</script>', 'text/plain; charset=utf-8'],
    ['code.js', 'alert(1)', 'text/javascript; charset=utf-8'],
    ['code.ts', 'alert(1)', 'text/plain; charset=utf-8'],
  ])('%s is a download in a closed origin and never a page of this site (PRE-1)', async (name, content, type) => {
    const answer = await get(sign(await library.addFile(name, content)));
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  test('a name with special characters cannot break out of its header (UPL-4)', async () => {
    const id = await library.addFile("Grüße; filename=x'.txt", 'x');
    expect((await get(sign(id))).headers['content-disposition']).toBe(
      `attachment; filename="Gr__e; filename=x'.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%3B%20filename%3Dx%27.txt`,
    );
  });
});

describe('files made from contents', () => {
  test('a smaller picture is upright and has no data of its camera (UPL-6)', async () => {
    const withPlace = await sharp(bytes)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('secret place')).toBe(true);
    const id = await library.addFile('camera.jpg', withPlace);
    const small = (await get(sign(id, { size: '512x512' }))).rawPayload;
    const { width, height, exif, orientation } = await sharp(small).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(small.includes('secret place')).toBe(false);
    expect(height).toBeGreaterThanOrEqual(width);
  });

  test.each([
    ['512x512', 512, 384],
    ['192x192', 192, 144],
    ['120x120', 120, 90],
    ['1024x768', 1_024, 768],
    ['800x600', 800, 600],
    ['320x240', 320, 240],
    ['1920x1080', 1_440, 1_080],
    ['1280x720', 960, 720],
    ['640x360', 480, 360],
  ])('a picture of 2000 by 1500 fits into the size %s as %i by %i (A9.17)', async (size, width, height) => {
    large ??= await library.addFile('large.jpg', await createPicture('jpeg', 2_000, 1_500));
    const made = await get(sign(large, { size }));
    expect(made.statusCode).toBe(200);
    expect(await sharp(made.rawPayload).metadata()).toMatchObject({ width, height });
  });

  test('a resized picture is made once and kept, even when many ask for it at once', async () => {
    const id = await library.addFile('many.png', await createPicture('png', 900, 900));
    const before = (await library.listObjects()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(sign(id, { size: '320x240' }))));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${String(headers.etag)}`)).size).toBe(1);
    expect((await library.listObjects()).length).toBe(before + 1);
    expect(answers[0]?.headers['content-type']).toBe('image/jpeg');
  });

  test('Alexa gets a sound of 48 kbit/s and 16 kHz in MPEG version 2', async () => {
    const id = await library.addFile('greeting.wav', createTone(2));
    const { rawPayload } = await get(sign(id, { format: 'alexa' }));
    const header = rawPayload.readUInt32BE(0);
    expect([header >>> 21, (header >> 19) & 3, (header >> 17) & 3]).toEqual([0x7ff, 2, 1]);
    // In version 2, layer 3: index 6 is 48 kbit/s, and index 2 is 16 kHz.
    expect([(header >> 12) & 15, (header >> 10) & 3]).toEqual([6, 2]);
    expect(rawPayload.length).toBeGreaterThan(11_000);
    expect(rawPayload.length).toBeLessThan(14_000);
  });

  test('a sound that cannot be converted is served as it is, and not to Alexa', async () => {
    const id = await library.addFile('a.ogg', Buffer.from('OggS\x00\x02', 'latin1'));
    expect((await get(sign(id, { format: 'mp3' }))).headers['content-type']).toBe('audio/ogg');
    expect((await get(sign(id, { format: 'alexa' }))).statusCode).toBe(422);
  });
});

describe('tickets in addresses', () => {
  test('a session token in an address is refused (TOK-5)', async () => {
    for (const [method, path] of [
      ['POST', 'AzureFileOperations'],
      ['POST', 'AzureUpload'],
      ['GET', 'AzureGetImage'],
    ] as const) {
      const url = `/api/${path}?teamId=${owner.teamId}&clientToken=${owner.token}`;
      expect((await app.app.inject({ method, url })).statusCode).toBe(401);
    }
    expect((await get(`/media/${picture}?ticket=${owner.token}`)).statusCode).toBe(404);
  });

  test('a ticket is for its team and its scope only (TOK-5)', async () => {
    const other = await aPerson(app);
    const [reading, writing] = [(await getTicket()).ticket, (await getTicket('write')).ticket];
    const upload = async (teamId: string, ticket: string) => {
      const { type, content } = createUploadForm({ path: '/', action: 'keepboth' }, { name: 't.txt', content: 'x' });
      const url = `/api/AzureUpload?teamId=${teamId}&clientToken=${ticket}`;
      return (await app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: content }))
        .statusCode;
    };
    expect(await upload(owner.teamId, reading)).toBe(403);
    expect(await upload(other.teamId, writing)).toBe(404);
    expect(await upload(owner.teamId, writing)).toBe(200);
    const change = (ticket: string) =>
      app.app.inject({
        method: 'POST',
        url: `/api/AzureFileOperations?teamId=${owner.teamId}&clientToken=${ticket}`,
        payload: { action: 'create', path: '/', name: ticket.slice(-8) },
      });
    expect((await change(reading)).statusCode).toBe(403);
    expect((await change(writing)).statusCode).toBe(200);
    expect(
      (await get(`/api/GetAssetMetadata?teamId=${owner.teamId}&assetId=${picture}&clientToken=${reading}`)).statusCode,
    ).toBe(401);
  });

  test('a Viewer gets no ticket for writing (TOK-5)', async () => {
    const { token } = await aMember(app, owner.teamId, 'Viewer');
    const body = { teamId: owner.teamId, scope: 'write' } as const;
    expect((await app.call(mediaCalls.createTicket, { token, body })).status).toBe(403);
  });

  test('a request for a picture names the team of the ticket, and without a team gets nothing (A7.84)', async () => {
    const { ticket } = await getTicket();
    const show = async (team: Record<string, string>) =>
      (await get(`/api/AzureGetImage?${new URLSearchParams({ clientToken: ticket, id: picture, ...team })}`))
        .statusCode;
    const other = await aPerson(app);
    expect(await show({ teamId: owner.teamId })).toBe(200);
    expect(await show({})).toBe(400);
    expect(await show({ teamId: other.teamId })).toBe(404);
  });

  test('a picture is found by its path and by its id (A7.84)', async () => {
    const { ticket } = await getTicket();
    const show = (query: Record<string, string>) =>
      get(
        `/api/AzureGetImage?${new URLSearchParams({ teamId: owner.teamId, clientToken: ticket, time: '1', ...query })}`,
      );
    expect((await show({ path: '/photo.jpg' })).rawPayload.equals(bytes)).toBe(true);
    expect((await show({ path: '/', id: picture, imageSize: '192x192' })).headers['content-type']).toBe('image/jpeg');
    expect((await show({ path: '/../photo.jpg' })).statusCode).toBe(404);
  });
});

describe('downloads', () => {
  const download = (ids: readonly string[]) =>
    app.app.inject({
      method: 'POST',
      url: `/api/AzureDownload?teamId=${owner.teamId}`,
      headers: { 'client-token': owner.token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        downloadInput: JSON.stringify({ action: 'download', path: '/', names: [], data: ids.map((id) => ({ id })) }),
      }).toString(),
    });

  test('one file is sent as it is (A7.84)', async () => {
    const answer = await download([picture]);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="photo.jpg"/);
  });

  test('several files and folders are sent as a zip with their paths (A7.84, UPL-5)', async () => {
    const folder = await library.createFolder('Zip');
    await library.createFolder('Inner', '/Zip/');
    const inner = (await library.ask('read', { path: '/Zip/' })).files?.[0]?.id ?? '';
    await library.addFile('in.txt', 'inside', { folderId: inner });
    const answer = await download([picture, folder.id]);
    expect(answer.headers['content-disposition']).toMatch(/filename="Files.zip"/);
    expect(await listZip(answer.rawPayload)).toEqual(['Zip/Inner/in.txt 6', `photo.jpg ${bytes.length}`]);
  });

  test('files of another team, unknown ids and malformed requests are refused (UPL-5)', async () => {
    const other = new TestLibrary(app, await aPerson(app));
    expect((await download([await other.addFile('a.txt', 'x')])).statusCode).toBe(404);
    expect((await download([])).statusCode).toBe(404);
    expect((await download(['../../etc/passwd'])).statusCode).toBe(400);
  });

  test('too many files are refused before anything is sent (UPL-5)', async () => {
    const folder = await library.createFolder('Full');
    const { db } = app.services;
    const { contentId } = await db
      .selectFrom('assetVersion')
      .select('contentId')
      .where('teamId', '=', owner.teamId)
      .where('assetId', '=', picture)
      .executeTakeFirstOrThrow();
    const { insertAssets } = await import('../../../core/media/assets.repository.ts');
    const { newId } = app.services;
    await insertAssets(
      db,
      Array.from({ length: 501 }, (_, number) => ({
        teamId: owner.teamId,
        id: newId(),
        folderId: folder.id as never,
        name: `${number}.jpg`,
        extension: '.jpg',
        bytes: bytes.length,
        contentId,
        authorId: owner.accountId,
      })),
    );
    expect((await download([folder.id])).statusCode).toBe(422);
  });
});
