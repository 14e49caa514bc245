import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openPackage } from './open-package.ts';
import { packZip } from './write/pack-file.ts';
import { readZip } from './read-zip.ts';

const createZip = (files: Readonly<Record<string, string>>) => packZip(new Map(Object.entries(files)));
const readFault = async (bytes: Buffer) => {
  const { findings } = await openPackage(bytes, 'notAProjectFile');
  return [findings[1]?.entry, findings[1]?.message];
};
/** A zip with a file name that no regular tool writes. */
async function misnamed(name: string): Promise<Buffer> {
  const honest = 'x'.repeat(Buffer.byteLength(name) - 5).concat('.json');
  const zip = await createZip({ [honest]: '{}' });
  return Buffer.from(zip.toString('latin1').replaceAll(honest, Buffer.from(name).toString('latin1')), 'latin1');
}

describe('reading a zip', () => {
  test('a zip is read as texts by path', async () => {
    const { files } = await readZip(
      await createZip({ 'agent.json': '{"a": "ö"}', 'pictures/a.png': 'no text', 'b/c.json': '[]' }),
    );
    expect([...files]).toEqual([
      ['agent.json', '{"a": "ö"}'],
      ['b/c.json', '[]'],
    ]);
  });

  test('the files that macOS adds to a zip are ignored, whatever they contain', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('{}'), 'en-US.json');
    for (const name of ['__MACOSX/._en-US.json', 'lambda/._package.json'])
      zip.addBuffer(Buffer.from([0, 5, 0x16, 7, 0xff]), name);
    zip.end();
    const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream);
    expect(await openPackage(bytes, 'notAProjectFile')).toEqual({
      files: new Map([['en-US.json', '{}']]),
      undecodable: [],
      findings: [],
    });
  });

  test('a zip with a file that is not UTF-8 text is opened without it, unless it is the project itself', async () => {
    const latin1 = Buffer.from('{"Größe": 1}', 'latin1');
    const pack = async (name: string) => {
      const zip = new ZipFile();
      zip.addBuffer(Buffer.from('{}'), 'agent.json');
      zip.addBuffer(latin1, name);
      zip.end();
      return await buffer(zip.outputStream as NodeJS.ReadableStream);
    };
    expect(await openPackage(await pack('readme.md'), 'notAProjectFile')).toMatchObject({
      files: new Map([['agent.json', '{}']]),
      undecodable: ['readme.md'],
    });
    expect(await readFault(await pack('project.json'))).toEqual(['project.json', 'The file is not UTF-8 text.']);
  });

  test.each(['../evil.json', '/etc/evil.json', 'C:/evil.json', 'a\\..\\evil.json', 'a/../../evil.json'])(
    'a zip with the file name %s is refused (IMP-3)',
    async (name) => {
      const [, message] = await readFault(await misnamed(name));
      expect(message).toBe('The zip cannot be read: {0}');
    },
  );

  test('a zip with two files of one name in any case is refused (IMP-3)', async () => {
    const zip = await createZip({ 'Agent.json': '{}', 'agent.json': '{}' });
    expect(await readFault(zip)).toEqual(['agent.json', 'Two files of the zip have this name.']);
  });

  test('a zip that contains an archive is refused (IMP-3)', async () => {
    const zip = await createZip({ 'inner.zip': 'PK' });
    expect(await readFault(zip)).toEqual(['inner.zip', 'The zip contains another archive. Unpack it first.']);
  });

  test('a zip that contains a link is refused (IMP-3)', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('/etc/passwd'), 'a.json', { mode: 0o120777 });
    zip.end();
    const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream);
    expect(await readFault(bytes)).toEqual(['a.json', 'The file is a link to another one.']);
  });

  test('a zip bomb is refused by its unpacked size (IMP-2)', async () => {
    const zip = await createZip({ 'agent.json': ' '.repeat(20 * 1_048_576) });
    expect(zip.length).toBeLessThan(100_000);
    expect(await readFault(zip)).toEqual(['agent.json', 'The file is too large when it is unpacked.']);
  });

  test('a zip with a wrong size or a missing end is refused (IMP-2)', async () => {
    const zip = await createZip({
      'agent.json': '{"a": "some words that are packed", "b": "some words that are packed"}',
    });
    const damaged = Buffer.from(zip);
    damaged.writeUInt32LE(7, zip.indexOf(Buffer.from('PK\u0001\u0002')) + 16);
    expect(await readFault(damaged)).toEqual(['agent.json', 'The file is damaged.']);
    expect((await readFault(zip.subarray(0, zip.length - 30)))[1]).toMatch(
      /^The file is not a zip, or its end is missing/,
    );
  });

  test('a zip with too many files is refused (IMP-2)', async () => {
    const zip = await createZip(
      Object.fromEntries(Array.from({ length: 5_001 }, (_none, index) => [`${index}.json`, ''])),
    );
    expect(await readFault(zip)).toEqual(['', 'The zip has more than {0} files.']);
  });

  test('a zip with a file that does not match its checksum is refused', async () => {
    const zip = await createZip({ 'project.json': '{}', 'checksums.txt': `${'0'.repeat(64)}  project.json\n` });
    expect(await readFault(zip)).toEqual(['project.json', 'The file does not match its checksum.']);
  });

  test('a file that is not UTF-8 text is refused', async () => {
    expect(await readFault(Buffer.from([0x1f, 0x8b, 8, 0, 0xff]))).toEqual([
      'project.json',
      'The file is not UTF-8 text.',
    ]);
  });
});
