import type { JsonObject } from '@confab/model';
import { aRow, countingIds, numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { writeAgent } from '../dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { readPackage } from '../read-package.ts';
import { aDocument, lines } from '../testing/builders.ts';
import { readSample } from '../testing/read-sample.ts';
import type { PackageFile, PackageMedia } from './package-media.ts';
import { readSoundLength } from './sound-length.ts';

const [picture, sound] = [numberedId(71), numberedId(72)];
const file = (name: string, fileType: string, more: Partial<PackageFile> = {}): PackageFile => ({
  name,
  fileType,
  isDeleted: false,
  isPublic: true,
  ...more,
});
const mediaOf = (
  files: Readonly<Record<string, PackageFile>>,
  base = 'https://confab.example/media/',
): PackageMedia => ({
  files: new Map(Object.entries(files)),
  base,
});
const both = { [picture]: file('logo.png', 'Images'), [sound]: file('hello.mp3', 'Audio') };

/** A document whose intent Menu is answered by an entry with these fields. */
function withAnswer(fields: JsonObject): ProjectDocument {
  const document = aDocument({
    Intents: [aRow(numberedId(50), { Name: 'Menu', Samples: 'the menu please' })],
  });
  const connectors = [aRow('i', { Kind: 'Intent', IntentId: numberedId(50), TargetNodeId: numberedId(12) })];
  const entry = { EntryId: 'e', Order: 'a0', SpokenText: 'Here it is.', ...fields };
  const nodes = document.nodes.map((node) =>
    node.type === 'Say'
      ? { ...node, values: { ...node.values, Response: { SelectionMethod: 'Escalating', Entries: [entry] } } }
      : node.type === 'Start'
        ? { ...node, values: { ...node.values, Connectors: connectors } }
        : node,
  );
  return { ...document, nodes };
}

const alexa = (fields: JsonObject, media: PackageMedia) => writeSkillPackage(withAnswer(fields), media);
const agent = (fields: JsonObject, media: PackageMedia) => writeAgent(withAnswer(fields), countingIds(), media);
/** The findings about answers. */
const told = (written: { readonly findings: Parameters<typeof lines>[0] }) =>
  lines(written.findings).filter(
    (line) => /file|picture|sound|media|video/i.test(line) && !line.includes('| skill-package/'),
  );
const readInterfaces = (files: Files) =>
  (
    JSON.parse(files.get('skill-package/skill.json') ?? '') as {
      manifest: { apis: { custom: { interfaces: { type: string }[] } } };
    }
  ).manifest.apis.custom.interfaces.map(({ type }) => type);
const entry = `node ${numberedId(12)}`;

describe.each([
  ['a skill', alexa],
  ['an agent', agent],
])('the package of %s', (_kind, write) => {
  test('media that the platform can fetch give no finding', () => {
    const written = write(
      { ImageAssetId: picture.toUpperCase(), ImageAlt: 'A logo', AudioAssetId: sound },
      mediaOf(both),
    );
    expect([told(written), written.mediaLost]).toEqual([[], 0]);
  });

  test.each<[string, JsonObject, PackageMedia, string]>([
    ['unknown', { AudioAssetId: sound }, mediaOf({}), 'An answer names a file that is not in the media library.'],
    [
      'deleted',
      { AudioAssetId: sound },
      mediaOf({ [sound]: file('hello.mp3', 'Audio', { isDeleted: true }) }),
      'An answer names the file {0}, which is deleted. | hello.mp3',
    ],
    [
      'no picture',
      { ImageAssetId: sound, ImageAlt: 'x' },
      mediaOf(both),
      'An answer shows the file {0}, which is not a picture. | hello.mp3',
    ],
    [
      'no sound',
      { AudioAssetId: picture },
      mediaOf(both),
      'An answer plays the file {0}, which is not a sound file. | logo.png',
    ],
    [
      'at an address without https',
      { ImageAssetId: 'http://cdn.example/logo.png', ImageAlt: 'x' },
      mediaOf({}),
      'The platform fetches media over https only, which {0} is not. | http://cdn.example/logo.png',
    ],
  ])('reports a file that is %s, and counts it as lost', (_what, fields, media, message) => {
    const written = write(fields, media);
    expect([told(written), written.mediaLost]).toEqual([[`warning | ${entry} | ${message}`], 1]);
  });

  test('an export reports an installation without https, a draft’s file without a public address, and a picture without words', () => {
    const fields = { ImageAssetId: picture };
    const [noAlt] = told(write(fields, mediaOf(both)));
    expect(noAlt).toBe(`info | ${entry} | A picture has no alternative text for people who cannot see it.`);
    const local = write({ ...fields, ImageAlt: 'A logo' }, mediaOf(both, 'http://localhost:4000/media/'));
    expect([told(local).length, told(local)[0]?.includes('over https only'), local.mediaLost]).toEqual([1, true, 1]);
    const draft = { [picture]: file('logo.png', 'Images', { isPublic: false }) };
    expect(told(write({ ...fields, ImageAlt: 'A logo' }, mediaOf(draft)))).toEqual([
      `info | ${entry} | The file {0} has no public address until the project is published with it. | logo.png`,
    ]);
  });

  test('disabled entries and addresses with tokens are ignored', () => {
    expect(told(write({ AudioAssetId: sound, Enabled: false }, mediaOf({})))).toEqual([]);
    expect(told(write({ ImageAssetId: 'https://{tv.Host}/a.png', ImageAlt: 'x' }, mediaOf({})))).toEqual([]);
  });
});

test('a skill gets findings for sounds that are too long, sounds that are not converted, and videos that a device may not play', () => {
  const long = mediaOf({ [sound]: file('lecture.mp3', 'Audio', { seconds: 240.2 }) });
  const written = alexa({ AudioAssetId: sound }, long);
  expect(told(written)).toEqual([
    `warning | ${entry} | The sound {0} lasts {1} seconds; the platform plays at most {2} in an answer. | lecture.mp3 | 241 | 240`,
  ]);
  expect(written.mediaLost).toBe(1);
  expect(told(agent({ AudioAssetId: sound }, long))).toEqual([]);
  const typed = { AudioAssetId: 'https://cdn.example/a.ogg', VideoUrl: 'https://cdn.example/a.avi' };
  expect(told(alexa(typed, mediaOf({}))).map((line) => line.slice(0, 30))).toEqual([
    `info | ${entry} | The `.slice(0, 30),
    `info | ${entry} | The `.slice(0, 30),
  ]);
  expect(told(alexa({ VideoUrl: 'https://cdn.example/a.MP4' }, mediaOf({})))).toEqual([]);
});

test('a skill declares the interfaces that its answers need, only', () => {
  expect(readInterfaces(alexa({}, mediaOf({})).files)).toEqual([]);
  expect(readInterfaces(alexa({ HeadingText: 'Menu' }, mediaOf({})).files)).toEqual(['ALEXA_PRESENTATION_APL']);
  expect(readInterfaces(alexa({ ImageAssetId: picture }, mediaOf(both)).files)).toEqual(['ALEXA_PRESENTATION_APL']);
  const all = { AudioAssetId: sound, VideoUrl: 'https://cdn.example/a.mp4', HeadingText: 'Now' };
  expect(readInterfaces(alexa(all, mediaOf(both)).files)).toEqual([
    'AUDIO_PLAYER',
    'ALEXA_PRESENTATION_APL',
    'VIDEO_APP',
  ]);
});

describe('the icons of a skill', () => {
  interface Locale {
    readonly smallIconUri?: string;
    readonly largeIconUri?: string;
  }
  const readLocales = (files: Files) =>
    (
      JSON.parse(files.get('skill-package/skill.json') ?? '') as {
        manifest: { publishingInformation: { locales: Record<string, Locale> } };
      }
    ).manifest.publishingInformation.locales;
  const write = (values: JsonObject, media: PackageMedia) => {
    const document = aDocument(values);
    const { files, findings } = writeSkillPackage(document, media);
    return { locales: readLocales(files), told: lines(findings).filter((line) => /icon/.test(line)) };
  };

  test('the icons of a skill are the picture of the project, small and large, by its public addresses', () => {
    const release = `release=${numberedId(90)}`;
    const written = write({ Image: picture.toUpperCase() }, { ...mediaOf(both), releaseId: numberedId(90) });
    expect(written.locales['en-US']).toMatchObject({
      smallIconUri: `https://confab.example/media/${picture}?icon=108&${release}`,
      largeIconUri: `https://confab.example/media/${picture}?icon=512&${release}`,
    });
    expect(written.told).toEqual([]);
  });

  test('a skill without a picture has no icons, and the package reports it', () => {
    for (const values of [{}, { Image: '' }, { Image: '00000000-0000-0000-0000-000000000000' }]) {
      const written = write(values, mediaOf(both));
      expect(Object.keys(written.locales['en-US'] ?? {})).not.toContain('smallIconUri');
      expect(written.told).toEqual([expect.stringContaining('choose a picture of the project')]);
    }
  });

  test.each<[string, PackageMedia]>([
    ['not published', mediaOf({ [picture]: file('logo.png', 'Images', { isPublic: false }) })],
    ['deleted', mediaOf({ [picture]: file('logo.png', 'Images', { isDeleted: true }) })],
    ['a sound', mediaOf({ [picture]: file('logo.mp3', 'Audio') })],
    ['at an address without https', mediaOf(both, 'http://localhost:4000/media/')],
    ['unknown', mediaOf({})],
  ])('a skill has no icons when the picture is %s, and the package reports it', (_what, media) => {
    const written = write({ Image: picture }, media);
    expect(Object.keys(written.locales['en-US'] ?? {})).not.toContain('smallIconUri');
    expect(written.told).toEqual([expect.stringContaining('has no public https address')]);
  });

  test('icons of an imported package stay in its locales, and other locales get those of the project', () => {
    const own = { smallIconUri: 'https://cdn.example/small.png', largeIconUri: 'https://cdn.example/large.png' };
    const sample = new Map(writeSkillPackage(aDocument({}), mediaOf({})).files);
    const manifest = JSON.parse(sample.get('skill-package/skill.json') ?? '') as {
      manifest: { publishingInformation: { locales: Record<string, object> } };
    };
    const { locales } = manifest.manifest.publishingInformation;
    locales['en-US'] = { ...locales['en-US'], ...own };
    locales['en-GB'] = { ...locales['en-US'], largeIconUri: '', smallIconUri: '' };
    sample.set('skill-package/skill.json', JSON.stringify(manifest));
    const model = sample.get('skill-package/interactionModels/custom/en-US.json') ?? '';
    sample.set('skill-package/interactionModels/custom/en-GB.json', model);
    const { document } = readPackage(sample, { newId: countingIds(), language: undefined });
    if (!document) throw new Error('The package can be read.');
    const project = { ...document.project, values: { ...document.project.values, Image: picture } };
    const written = readLocales(writeSkillPackage({ ...document, project }, mediaOf(both)).files);
    expect(written['en-US']).toMatchObject(own);
    expect(written['en-GB']).toMatchObject({ smallIconUri: `https://confab.example/media/${picture}?icon=108` });
  });
});

test('an agent shows the picture of an answer by its public address, and an import restores it', () => {
  const media = { ...mediaOf(both), releaseId: numberedId(90) };
  const { files } = agent({ ImageAssetId: picture, ImageAlt: 'A logo' }, media);
  const address = `https://confab.example/media/${picture}?size=1024x768&release=${numberedId(90)}`;
  const intent = JSON.parse(files.get('intents/Menu.json') ?? '') as { responses: { messages: JsonObject[] }[] };
  expect(intent.responses[0]?.messages.at(-1)).toEqual({ type: '3', lang: 'en', condition: '', imageUrl: address });
  const { document, findings } = readPackage(files, { newId: countingIds(), language: undefined });
  expect(lines(findings).filter((line) => line.includes('image'))).toEqual([]);
  expect(JSON.stringify(document?.nodes)).toContain(`"ImageAssetId":"${address}"`);
  // The picture of the package is kept once.
  const again = document && writeAgent(document, countingIds(), media).files;
  const kept = JSON.parse(again?.get('intents/Menu.json') ?? '') as { responses: { messages: JsonObject[] }[] };
  expect(kept.responses[0]?.messages.filter(({ type }) => type === '3')).toHaveLength(1);
});

test('the facts about files do not change a package without media', () => {
  const { document } = readPackage(readSample('dialogflow-pizza'), { newId: countingIds(), language: undefined });
  if (!document) throw new Error('The sample can be read.');
  expect(writeAgent(document, countingIds(), mediaOf(both)).files).toEqual(writeAgent(document, countingIds()).files);
});

describe('the length of a sound', () => {
  const header = (bytesPerSecond: number) => {
    const bytes = Buffer.alloc(44);
    bytes.write('RIFF....WAVEfmt ', 'latin1');
    bytes.writeUInt32LE(bytesPerSecond, 28);
    return bytes;
  };
  const frame = (second: number, third: number, tag = 0) => {
    const bytes = Buffer.alloc(64 + tag);
    if (tag > 0) Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, tag - 10]).copy(bytes);
    Buffer.from([0xff, second, third]).copy(bytes, tag);
    return bytes;
  };

  test('the length of a sound is read from the header of a WAV file and from the first frame of an mp3 file, behind its tag', () => {
    expect(readSoundLength(header(88_200), 44 + 88_200 * 3)).toBe(3);
    // MPEG 1 at 128 kbit/s, MPEG 2 at 48 kbit/s.
    expect(readSoundLength(frame(0xfb, 0x90), 16_000 * 10)).toBe(10);
    expect(readSoundLength(frame(0xf3, 0x60), 6_000 * 240)).toBe(240);
    expect(readSoundLength(frame(0xfb, 0x90, 20), 16_000 * 10 + 20)).toBe(10);
  });

  test('the length of other and damaged files is unknown', () => {
    for (const head of [
      Buffer.alloc(10),
      Buffer.alloc(64),
      header(0),
      frame(0xfb, 0x00),
      frame(0xfb, 0xf0),
      Buffer.from('OggS'.repeat(20)),
    ])
      expect(readSoundLength(head, 1_000)).toBeUndefined();
    expect(readSoundLength(frame(0xfb, 0x90, 100).subarray(0, 90), 1_000)).toBeUndefined();
  });
});
