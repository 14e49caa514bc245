import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openPackage } from './open-package.ts';
import { packZip } from './pack-file.ts';
import { readZip } from './read-zip.ts';

const zipOf = (files: Readonly<Record<string, string>>) => packZip(new Map(Object.entries(files)));
const faultOf = async (bytes: Buffer) => {
  const { fault } = await openPackage(bytes.toString('base64'));
  return [fault?.entry, fault?.message];
};
/** A zip whose one file is called something that no honest tool would write. */
async function misnamed(name: string): Promise<Buffer> {
  const honest = 'x'.repeat(Buffer.byteLength(name) - 5).concat('.json');
  const zip = await zipOf({ [honest]: '{}' });
  return Buffer.from(zip.toString('latin1').replaceAll(honest, Buffer.from(name).toString('latin1')), 'latin1');
}

describe('a zip', () => {
  test('gives its texts by path', async () => {
    const files = await readZip(
      await zipOf({ 'agent.json': '{"a": "ö"}', 'pictures/a.png': 'no text', 'b/c.json': '[]' }),
    );
    expect([...files]).toEqual([
      ['agent.json', '{"a": "ö"}'],
      ['b/c.json', '[]'],
    ]);
  });

  test.each(['../evil.json', '/etc/evil.json', 'C:/evil.json', 'a\\..\\evil.json', 'a/../../evil.json'])(
    'with the name %s is refused (IMP-3)',
    async (name) => {
      const [, message] = await faultOf(await misnamed(name));
      expect(message).toBe('The zip cannot be read: {0}');
    },
  );

  test('with two files of one name, whatever their case, is refused (IMP-3)', async () => {
    const zip = await zipOf({ 'Agent.json': '{}', 'agent.json': '{}' });
    expect(await faultOf(zip)).toEqual(['agent.json', 'Two files of the zip have this name.']);
  });

  test('that holds an archive is refused (IMP-3)', async () => {
    const zip = await zipOf({ 'inner.zip': 'PK' });
    expect(await faultOf(zip)).toEqual(['inner.zip', 'The file is an archive itself; unpack it first.']);
  });

  test('that holds a link is refused (IMP-3)', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('/etc/passwd'), 'a.json', { mode: 0o120777 });
    zip.end();
    const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream);
    expect(await faultOf(bytes)).toEqual(['a.json', 'The file is a link to another one.']);
  });

  test('that is a bomb is refused by what comes out of it (IMP-2)', async () => {
    const zip = await zipOf({ 'agent.json': ' '.repeat(20 * 1_048_576) });
    expect(zip.length).toBeLessThan(100_000);
    expect(await faultOf(zip)).toEqual(['agent.json', 'The file is too large when it is unpacked.']);
  });

  test('that lies about a size, or was cut, is refused (IMP-2)', async () => {
    const zip = await zipOf({ 'agent.json': '{"a": "some words that are packed", "b": "some words that are packed"}' });
    const damaged = Buffer.from(zip);
    damaged.writeUInt32LE(7, zip.indexOf(Buffer.from('PK\u0001\u0002')) + 16);
    expect(await faultOf(damaged)).toEqual(['agent.json', 'The file is damaged.']);
    expect((await faultOf(zip.subarray(0, zip.length - 30)))[1]).toBe('The zip cannot be read: {0}');
  });

  test('with more files than anybody needs is refused (IMP-2)', async () => {
    const zip = await zipOf(Object.fromEntries(Array.from({ length: 5_001 }, (_none, index) => [`${index}.json`, ''])));
    expect(await faultOf(zip)).toEqual(['', 'The zip has more than {0} files.']);
  });

  test('whose file is not what its checksum says is refused', async () => {
    const zip = await zipOf({ 'project.json': '{}', 'checksums.txt': `${'0'.repeat(64)}  project.json\n` });
    expect(await faultOf(zip)).toEqual(['project.json', 'The file is not what the list of checksums says it is.']);
  });

  test('of another kind, or text in another encoding, is refused', async () => {
    expect(await faultOf(Buffer.from([0x1f, 0x8b, 8, 0, 0xff]))).toEqual(['project.json', 'This is no text in UTF-8.']);
  });
});
