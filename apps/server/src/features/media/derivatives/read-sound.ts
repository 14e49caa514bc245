import { mediaMessages, unprocessable } from '@confab/contracts';
import { open, type FileHandle } from 'node:fs/promises';
import type { AssetSignature } from '@confab/model/media';
import { readAiffLayout, readWavLayout, type PcmLayout } from './pcm-layout.ts';

/** A stretch of a sound: one array of samples from -1 to 1 for each channel. */
export interface SoundPiece {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array[];
}

const pieceBytes = 65_536;

/**
 * Decodes a sound piece by piece, so that no sound is in memory as a whole.
 *
 * @throws unprocessable for a kind that cannot be decoded here, and for a damaged file
 */
export async function* readSound(path: string, signature: AssetSignature): AsyncGenerator<SoundPiece> {
  const file = await open(path, 'r');
  try {
    if (signature === 'mp3') yield* readMp3(file);
    else if (signature === 'wav') yield* readPcm(file, await readWavLayout(file));
    else if (signature === 'aiff') yield* readPcm(file, await readAiffLayout(file));
    else throw unprocessable(mediaMessages.notAudio);
  } finally {
    await file.close();
  }
}

async function* readMp3(file: FileHandle): AsyncGenerator<SoundPiece> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for await (const bytes of readPieces(file, { start: 0, bytes: Number.MAX_SAFE_INTEGER }, 1)) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
      // The decoder uses the memory of its samples again.
      if (samplesDecoded > 0) yield { sampleRate, channels: channelData.map((samples) => samples.slice()) };
    }
  } finally {
    decoder.free();
  }
}

async function* readPcm(file: FileHandle, layout: PcmLayout): AsyncGenerator<SoundPiece> {
  const { channels, bits, sampleRate } = layout;
  const width = bits / 8;
  const frameBytes = width * channels;
  for await (const bytes of readPieces(file, layout, frameBytes)) {
    const frames = Math.floor(bytes.length / frameBytes);
    yield {
      sampleRate,
      channels: Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: frames }, (__, frame) =>
          readSample(bytes, frame * frameBytes + channel * width, layout),
        ),
      ),
    };
  }
}

function readSample(bytes: Buffer, at: number, { bits, isFloat, isBigEndian }: PcmLayout): number {
  if (isFloat) return isBigEndian ? bytes.readFloatBE(at) : bytes.readFloatLE(at);
  // Samples of one byte have no sign in a WAV file, and one in an AIFF file.
  if (bits === 8) return isBigEndian ? bytes.readInt8(at) / 128 : (bytes.readUInt8(at) - 128) / 128;
  const width = bits / 8;
  return (isBigEndian ? bytes.readIntBE(at, width) : bytes.readIntLE(at, width)) / 2 ** (bits - 1);
}

/** Reads a part of a file in pieces that are a multiple of a number of bytes, except the last. */
async function* readPieces(
  file: FileHandle,
  part: { readonly start: number; readonly bytes: number },
  multiple: number,
) {
  const size = Math.max(multiple, Math.floor(pieceBytes / multiple) * multiple);
  for (let at = 0; at < part.bytes;) {
    const length = Math.min(size, part.bytes - at);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, part.start + at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
