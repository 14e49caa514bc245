import { photoAddress, profileCalls } from '@confab/contracts';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, type TestPerson } from '../../testing/people-and-projects.ts';

const { app: test1, owner: ada } = setUpServer();
let grace: TestPerson;

beforeAll(async () => {
  grace = await aPerson(test1);
});

const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });
const upload = (person: TestPerson, content: Buffer, fileName = 'me.jpg') =>
  test1.call(profileCalls.uploadPhoto, {
    token: person.token,
    body: { fileName, content: content.toString('base64') },
  });
/** Sends a text without the contract's own check. */
async function send({ token }: TestPerson, content: string) {
  const answer = await test1.app.inject({
    method: 'POST',
    url: profileCalls.uploadPhoto.path,
    headers: { 'client-token': token },
    payload: { FileName: 'me.png', Content: content },
  });
  return { status: answer.statusCode, message: (answer.json() as { ErrorMessage: string }).ErrorMessage };
}
const get = (url: string) => test1.app.inject({ method: 'GET', url });
const photosOf = (person: TestPerson) =>
  test1.services.db.selectFrom('profilePhoto').selectAll().where('accountId', '=', person.accountId).execute();
const badWords = 'This file cannot be used as a picture. Please choose a JPEG, PNG, WebP or GIF file.';

/** A valid PNG of 60,000 by 60,000 pixels in a few kilobytes: a decompression bomb. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

describe('uploading a photo', () => {
  test('an uploaded photo is stored as squares of 120 and 512 pixels (P9.24)', async () => {
    const { result } = await upload(ada, await picture().jpeg().toBuffer());
    for (const side of [120, 512] as const) {
      const answer = await get(photoAddress(result.profilePhotoAssetId, side) ?? '');
      const made = await sharp(answer.rawPayload).metadata();
      expect([answer.statusCode, made.format, made.width, made.height]).toEqual([200, 'webp', side, side]);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a photo can be uploaded as %s', async (format) => {
    expect((await upload(ada, await picture().toFormat(format).toBuffer())).success).toBe(true);
  });

  test('the account’s details name the id of its one photo', async () => {
    await upload(ada, await picture().png().toBuffer());
    const { result } = await upload(ada, await picture(300, 900).png().toBuffer());
    const details = await test1.call(profileCalls.getDetails, { token: ada.token, query: {} });
    expect(details.result.account.profilePhotoAssetId).toBe(result.profilePhotoAssetId);
    expect(details.result.account.values['ProfilePhotoAssetId']).toBe(result.profilePhotoAssetId);
    expect(await photosOf(ada)).toHaveLength(1);
  });

  test('a stored photo has no camera metadata', async () => {
    const told = { IFD0: { Artist: 'Somebody', Copyright: 'Secret place' }, IFD3: { GPSLatitude: '51/1 0/1 0/1' } };
    const { result } = await upload(ada, await picture().withExif(told).jpeg().toBuffer());
    const answer = await get(photoAddress(result.profilePhotoAssetId, 512) ?? '');
    const made = await sharp(answer.rawPayload).metadata();
    expect([made.exif, made.xmp, made.icc]).toEqual([undefined, undefined, undefined]);
    expect(answer.rawPayload.includes('Secret place')).toBe(false);
  });

  test('an uploaded photo is rotated upright', async () => {
    const halves = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#000000' } })
      .composite([
        { input: { create: { width: 64, height: 32, channels: 3, background: '#ffffff' } }, gravity: 'north' },
      ])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { result } = await upload(ada, halves);
    const answer = await get(photoAddress(result.profilePhotoAssetId) ?? '');
    const dots = await sharp(answer.rawPayload).greyscale().raw().toBuffer();
    expect([dots[60] ?? 0, dots.at(-60) ?? 0].map((dot) => dot > 127)).toEqual([false, true]);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['an SVG behind an XML head', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['text with the beginning of a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['nothing but a beginning', Buffer.from([0xff, 0xd8, 0xff])],
    ['a bomb', bomb()],
  ])('uploading %s is refused and keeps the previous photo', async (_what, content) => {
    await upload(grace, await picture().png().toBuffer());
    const before = await photosOf(grace);
    const { status, message } = await upload(grace, content, 'me.png');
    expect([status, message]).toEqual([422, badWords]);
    expect(await photosOf(grace)).toEqual(before);
  });

  test('a truncated photo is refused', async () => {
    const whole = await picture().jpeg().toBuffer();
    expect((await upload(grace, whole.subarray(0, whole.length / 2))).status).toBe(422);
  });

  test('a photo that is too large is refused with a message, a far larger one before it is read (API-2)', async () => {
    const large = await upload(grace, Buffer.alloc(5 * 1_048_576 + 1));
    expect([large.status, large.message]).toEqual([
      413,
      'The picture is larger than 5 MB. Please choose a smaller one.',
    ]);
    const huge = await send(ada, 'A'.repeat(8_000_000));
    expect([huge.status, huge.message]).toEqual([413, 'Error uploading media']);
  });

  test('a photo that is not base64 is refused', async () => {
    expect((await send(grace, '<img src=x onerror=alert(1)>')).status).toBe(400);
  });

  test('uploading a photo needs a session', async () => {
    const body = { fileName: 'me.png', content: 'AAAA' };
    expect((await test1.call(profileCalls.uploadPhoto, { body })).status).toBe(401);
  });
});

describe('a photo', () => {
  test('a photo is served only as an image and cached only by the browser (PRE-1)', async () => {
    const { result } = await upload(ada, await picture().png().toBuffer());
    const { headers } = await get(photoAddress(result.profilePhotoAssetId) ?? '');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('a photo has a random id that reveals neither time nor account', async () => {
    const content = await picture().png().toBuffer();
    const ids = [await upload(ada, content), await upload(ada, content)].map((one) => one.result.profilePhotoAssetId);
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(2);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  });

  test('a replaced photo is no longer served', async () => {
    const content = await picture().png().toBuffer();
    const first = await upload(ada, content);
    await upload(ada, content);
    expect((await get(photoAddress(first.result.profilePhotoAssetId) ?? '')).statusCode).toBe(404);
  });

  test('a save can remove the photo but not name another', async () => {
    const { result } = await upload(ada, await picture().png().toBuffer());
    const others = await upload(grace, await picture().png().toBuffer());
    const save = (ProfilePhotoAssetId: string) =>
      test1.call(profileCalls.saveTvDetails, {
        token: ada.token,
        body: { tvAccountId: ada.accountId, values: { FirstName: 'Ada', ProfilePhotoAssetId } },
      });
    expect((await save(others.result.profilePhotoAssetId)).status).toBe(422);
    expect((await save(result.profilePhotoAssetId)).result.profilePhotoAssetId).toBe(result.profilePhotoAssetId);
    expect((await save('')).result.profilePhotoAssetId).toBe('');
    expect(await photosOf(ada)).toEqual([]);
  });

  test.each(['nothing', '..%2f..%2fapi', '00000000-0000-0000-0000-000000000000', "1'%20or%201=1"])(
    'a photo with the id %s answers 404',
    async (id) => {
      const answer = await get(`/profile-photos/${id}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});
