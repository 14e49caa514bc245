import { refuseFinding } from '../read-import.ts';
import { ZipFault } from '../read-zip.ts';

/** The refusal for a fault of a zip, with the entry and the reason; any other error as it is. */
export function refuseZipFault(error: unknown): unknown {
  return error instanceof ZipFault ? refuseFinding(error.toFinding()) : error;
}
