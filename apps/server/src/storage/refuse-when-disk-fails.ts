import { mediaMessages, Refusal } from '@confab/contracts';

/** Codes of a disk that is full or fails, and of a process or machine with too many open files. */
const diskCodes: ReadonlySet<string> = new Set(['EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOSPC', 'EROFS']);

/**
 * Throws the error of a write to a disk, as a refusal with status 503 when the disk cannot store it: the same request
 * may succeed later. Other errors are thrown as they are.
 */
export function refuseWhenDiskFails(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !diskCodes.has(code)) throw error;
  throw new Refusal('unavailable', mediaMessages.storageUnavailable, { cause: error });
}
