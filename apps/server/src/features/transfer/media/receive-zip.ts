import { mediaPackageBytesMax, Refusal, transferMessages } from '@confab/contracts';
import { fillMessage } from '@confab/model';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withTemporaryFolder } from '../../../storage/temporary-folders.ts';
import { MediaZip } from './media-zip.ts';

/**
 * Streams an uploaded zip to a temporary file and lets `work` read it; the file is deleted afterwards.
 *
 * @throws a Refusal (413) as soon as it is larger than allowed; ZipFault for a file that is no zip
 */
export function withReceivedZip<Result>(content: Readable, work: (zip: MediaZip) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder('import', async (folder) => {
    const path = join(folder, 'import.zip');
    await pipeline(content, limitBytes(), createWriteStream(path));
    const zip = await MediaZip.open(path);
    try {
      return await work(zip);
    } finally {
      zip.close();
    }
  });
}

function limitBytes() {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= mediaPackageBytesMax) done(null, chunk);
      else {
        const most = mediaPackageBytesMax / 1_048_576;
        done(new Refusal('tooLarge', fillMessage(transferMessages.mediaFileTooLarge, { most })));
      }
    },
  });
}
