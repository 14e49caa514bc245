import { mediaMessages, unprocessable } from '@confab/contracts';
import type { FileHandle } from 'node:fs/promises';

/** Where the samples of an uncompressed sound are, and how each is written. */
export interface PcmLayout {
  readonly start: number;
  readonly bytes: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: 8 | 16 | 24 | 32;
  readonly isFloat: boolean;
  readonly isBigEndian: boolean;
}

interface Section {
  readonly name: string;
  readonly start: number;
  readonly bytes: number;
}

const sectionsMax = 200;
const pcm = 1;
const float = 3;
const extensible = 0xfffe;

const unreadable = () => unprocessable(mediaMessages.notAudio);

/** Reads the header of a WAV file. @throws unprocessable for a compressed or damaged one */
export async function readWavLayout(file: FileHandle): Promise<PcmLayout> {
  const sections = await listSections(file, false);
  const [format, data] = [find(sections, 'fmt '), find(sections, 'data')];
  const header = await read(file, format.start, Math.min(format.bytes, 40));
  if (header.length < 16) throw unreadable();
  const code = header.readUInt16LE(0);
  const type = code === extensible && header.length >= 26 ? header.readUInt16LE(24) : code;
  const bits = header.readUInt16LE(14);
  if (type !== pcm && type !== float) throw unreadable();
  const layout = {
    channels: header.readUInt16LE(2),
    sampleRate: header.readUInt32LE(4),
    bits,
    isFloat: type === float,
  };
  return check({ ...data, ...layout, isBigEndian: false });
}

/** Reads the header of an AIFF file. @throws unprocessable for a compressed or damaged one */
export async function readAiffLayout(file: FileHandle): Promise<PcmLayout> {
  const sections = await listSections(file, true);
  const [format, data] = [find(sections, 'COMM'), find(sections, 'SSND')];
  const header = await read(file, format.start, Math.min(format.bytes, 22));
  if (header.length < 18 || data.bytes < 8) throw unreadable();
  const compression = header.length >= 22 ? header.toString('latin1', 18, 22) : 'NONE';
  if (!['NONE', 'twos', 'sowt'].includes(compression)) throw unreadable();
  const offset = (await read(file, data.start, 8)).readUInt32BE(0) + 8;
  return check({
    start: data.start + offset,
    bytes: data.bytes - offset,
    channels: header.readUInt16BE(0),
    sampleRate: readExtended(header.subarray(8, 18)),
    bits: header.readUInt16BE(6),
    isFloat: false,
    isBigEndian: compression !== 'sowt',
  });
}

function check({ bits, ...layout }: Omit<PcmLayout, 'bits'> & { readonly bits: number }): PcmLayout {
  const { channels, sampleRate, isFloat } = layout;
  if (bits !== 8 && bits !== 16 && bits !== 24 && bits !== 32) throw unreadable();
  const isUsable = channels >= 1 && channels <= 8 && sampleRate >= 4_000 && sampleRate <= 192_000;
  if (!isUsable || (isFloat && bits !== 32)) throw unreadable();
  return { ...layout, bits };
}

/** Lists the sections after the twelve bytes of the file's own header. */
async function listSections(file: FileHandle, isBigEndian: boolean): Promise<readonly Section[]> {
  const { size } = await file.stat();
  const sections: Section[] = [];
  for (let at = 12; at + 8 <= size && sections.length < sectionsMax;) {
    const header = await read(file, at, 8);
    const announced = isBigEndian ? header.readUInt32BE(4) : header.readUInt32LE(4);
    // Programs that stream write a length that is too large.
    const bytes = Math.min(announced, size - at - 8);
    sections.push({ name: header.toString('latin1', 0, 4), start: at + 8, bytes });
    at += 8 + bytes + (bytes % 2);
  }
  return sections;
}

function find(sections: readonly Section[], name: string): Section {
  const section = sections.find((one) => one.name === name);
  if (!section) throw unreadable();
  return section;
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** A number of 80 bits: a sign, 15 bits of exponent, and the fraction. */
function readExtended(bytes: Buffer): number {
  const exponent = (bytes.readUInt16BE(0) & 0x7fff) - 16_383 - 31;
  return Math.round(bytes.readUInt32BE(2) * 2 ** exponent);
}
